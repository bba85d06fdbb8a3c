import { sections } from '../rule.js'
import { fieldRule, findVariantField } from './field-rule.js'

export const variantStockQuantity = fieldRule({
  id: 'variant-stock-quantity',
  title: 'stockQuantity is an integer',
  section: sections.variant,
  why: 'It limits how many a shopper can add to the cart.',
  handling: 'Leaves out products that do not match and reports them to onInvalidItem.',
  find: (product) => findVariantField(product, 'stockQuantity', 'an integer', Number.isInteger),
})
