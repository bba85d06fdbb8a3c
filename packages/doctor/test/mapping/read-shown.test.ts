import { expect, it } from 'vitest'

import { readShown } from '../../src/mapping/find-money.js'

it.each([
  ['$19.99', '19.99'],
  ['19,99 €', '19.99'],
  ['1.299,00 €', '1299.00'],
  ['US$1,299', undefined],
  ['€1.299', undefined],
  ['¥1990', '1990'],
  ['1 299,5 kr', '1299.5'],
  ['₹1,00,000', '100000'],
  ['From $5.00', '5.00'],
  ['Item 12', undefined],
  ['product-7', undefined],
  ['Made in 1990', undefined],
  ['$5 to $9', undefined],
])('reads %s as %s', (text, amount) => expect(readShown(text)).toBe(amount))
