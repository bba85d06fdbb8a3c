import { fieldRule, findField, isEnumerated } from './field-rule.js'

export const productStatus = fieldRule({
  id: 'product-status',
  title: 'status is an upper-case value',
  why: 'A shop that hides drafts compares this value. "active" is not "ACTIVE".',
  handling: 'Accepts any string unchanged. Compare without case, or correct it in a schema.',
  find: (product) => findField(product, ['status'], 'an upper-case value such as ACTIVE', isEnumerated),
})
