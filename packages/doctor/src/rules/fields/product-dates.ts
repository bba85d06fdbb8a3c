import { fieldRule, findField, isText } from './field-rule.js'

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

export const productDates = fieldRule({
  id: 'product-dates',
  title: 'createdAt and updatedAt are ISO 8601 UTC timestamps with milliseconds',
  why: 'A date without a time zone is another day for shoppers elsewhere, and lists by date mix.',
  handling: 'Accepts UTC timestamps with or without milliseconds. Leaves out products with other dates.',
  find: (product) =>
    findField(
      product,
      ['createdAt', 'updatedAt'],
      'a timestamp such as 2026-01-31T09:30:00.000Z',
      (value) => isText(value) && TIMESTAMP.test(value) && !Number.isNaN(Date.parse(value)),
    ),
})
