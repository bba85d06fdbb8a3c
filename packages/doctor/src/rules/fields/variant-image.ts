import { sections } from '../rule.js'
import { fieldRule, findVariantField } from './field-rule.js'

export const variantImage = fieldRule({
  id: 'variant-image',
  title: 'image is an image value, or null',
  section: sections.variant,
  why: 'The picture changes with the chosen colour.',
  handling:
    'Reads strings and common objects with getImage; a missing image shows the picture of the product.',
  find: (product) =>
    findVariantField(
      product,
      'image',
      'present: an image value or null',
      (value) => value === null || (typeof value === 'string' && value !== '') || typeof value === 'object',
    ),
})
