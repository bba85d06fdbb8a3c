import { expect, it } from 'vitest'

import { parsePrice } from './price.js'

it.each([
  ['12.50 USD', '12.50', 'USD'],
  ['12,50 EUR', '12.50', 'EUR'],
  ['1,299.00 USD', '1299.00', 'USD'],
  ['1.299,00 EUR', '1299.00', 'EUR'],
  ['1 299,00 EUR', '1299.00', 'EUR'],
  ["1'299.50 CHF", '1299.50', 'CHF'],
  ['1,299 USD', '1299.00', 'USD'],
  ['1,299,000.5 USD', '1299000.50', 'USD'],
  ['1.299.000 EUR', '1299000.00', 'EUR'],
  ['10.0000 USD', '10.00', 'USD'],
  ['5 USD', '5.00', 'USD'],
  ['USD 5.5', '5.50', 'USD'],
  ['5.5usd', '5.50', 'USD'],
  ['1,299 JPY', '1299', 'JPY'],
  ['1299.00 JPY', '1299', 'JPY'],
  ['1.299 KWD', '1.299', 'KWD'],
  // As ISO 4217 says: Intl has no digits for either.
  ['1.299 IQD', '1.299', 'IQD'],
  ['12,50 IDR', '12.50', 'IDR'],
  ['007.10 EUR', '7.10', 'EUR'],
])('parsePrice reads "%s" as %s in %s', (text, amount, currency) => {
  expect(parsePrice(text)).toEqual({ amount, currency })
})

it.each([
  ['1.299 EUR', 'is 1299 for one shop and 1.299 for another'],
  ['1.200 EUR', 'is 1200 for one shop and 1.20 for another'],
  ['12.50', 'has no currency'],
  ['12.505 USD', 'has more digits than the currency'],
  ['12.99.5 USD', 'is no number'],
  ['1,2,3 USD', 'has groups that are not thousands'],
  ['free', 'has no number'],
  ['-5 USD', 'is below zero'],
  ['', 'is empty'],
  ['12.50 US', 'has no code of three letters'],
  ['12.50 XYZ', 'has no currency of ISO 4217'],
])('parsePrice does not read "%s", which %s', (text) => {
  expect(parsePrice(text)).toBeUndefined()
})
