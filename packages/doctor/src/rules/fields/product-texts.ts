import { fieldRule, findField, isText } from './field-rule.js'

export const productTexts = fieldRule({
  id: 'product-texts',
  title: 'storeId, name, slug and description are strings',
  why: 'A card without a name, or a link without a slug, cannot be used.',
  handling: 'Leaves out products that do not match and reports them to onInvalidItem.',
  find: (product) => findField(product, ['storeId', 'name', 'slug', 'description'], 'a string', isText),
})
