import { sections } from '../rule.js'
import { fieldRule, findVariantField, isEnumerated } from './field-rule.js'

export const variantStockStatus = fieldRule({
  id: 'variant-stock-status',
  title: 'stockStatus is an upper-case value',
  section: sections.variant,
  why: 'It decides between "Add to cart" and "Sold out".',
  handling: 'Accepts any string. Pass isVariantAvailable to the provider for values of your own.',
  find: (product) =>
    findVariantField(product, 'stockStatus', 'an upper-case value such as IN_STOCK', isEnumerated),
})
