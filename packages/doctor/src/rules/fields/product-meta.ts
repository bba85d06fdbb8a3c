import { fieldRule, findField, isText } from './field-rule.js'

export const productMeta = fieldRule({
  id: 'product-meta',
  title: 'metaTitle and metaDescription are strings or null',
  why: 'Search engines show these texts.',
  handling: 'Leaves out products that do not match and reports them to onInvalidItem.',
  find: (product) =>
    findField(
      product,
      ['metaTitle', 'metaDescription'],
      'a string or null',
      (value) => value === null || isText(value),
    ),
})
