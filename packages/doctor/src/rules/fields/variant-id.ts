import { sections } from '../rule.js'
import { fieldRule, findVariantField, isText } from './field-rule.js'

export const variantId = fieldRule({
  id: 'variant-id',
  title: 'The id of a variant is a non-empty string',
  section: sections.variant,
  why: 'A cart line names its variant by this id.',
  handling: 'Leaves out products that do not match and reports them to onInvalidItem.',
  find: (product) => findVariantField(product, 'id', 'a non-empty string', (id) => isText(id) && id !== ''),
})
