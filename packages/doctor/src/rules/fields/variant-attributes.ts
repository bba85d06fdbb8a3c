import { isJsonObject } from '../../is-json-object.js'
import { sections } from '../rule.js'
import { fieldRule, findVariantField } from './field-rule.js'

export const variantAttributes = fieldRule({
  id: 'variant-attributes',
  title: 'attributes is an object',
  section: sections.variant,
  why: 'It names the colour and size of a variant. Without it, no variant can be chosen.',
  handling: 'Leaves out products that do not match and reports them to onInvalidItem.',
  find: (product) => findVariantField(product, 'attributes', 'an object', isJsonObject),
})
