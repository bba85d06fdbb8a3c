import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { randomRuns } from '../../../test/setup/random-runs.js'
import { readQuantity } from './read-quantity.js'

it.each([
  'ar-u-nu-arab',
  'fa-u-nu-arabext',
  'hi-u-nu-deva',
  'th-u-nu-thai',
  'ja-u-nu-fullwide',
  'en-u-nu-mathmono',
])('reads every number that Intl writes with the digits of %s', (locale) => {
  const format = new Intl.NumberFormat(locale, { useGrouping: false })
  fc.assert(
    fc.property(fc.nat(), (quantity) => {
      expect(readQuantity(format.format(quantity))).toBe(quantity)
    }),
    randomRuns(),
  )
})

it('reads a number between spaces and marks of direction', () => {
  expect(readQuantity(' \u200f\u061c٣ ')).toBe(3)
})

it.each(['', ' ', '2.5', '2,5', '1e1', '0x10', '-1', '+1', '1 2', '²', '½', 'Ⅳ', '三', 'two'])(
  'does not read "%s" as a quantity',
  (text) => {
    expect(readQuantity(text)).toBeUndefined()
  },
)
