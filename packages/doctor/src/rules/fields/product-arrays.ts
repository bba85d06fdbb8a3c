import { fieldRule, findField } from './field-rule.js'

export const productArrays = fieldRule({
  id: 'product-arrays',
  title: 'images, tags, options, variants and collections are arrays',
  why: 'A product without pictures must have an empty array, or its card cannot be drawn.',
  handling: 'Leaves out products that do not match and reports them to onInvalidItem.',
  find: (product) =>
    findField(product, ['images', 'tags', 'options', 'variants', 'collections'], 'an array', Array.isArray),
})
