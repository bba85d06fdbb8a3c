import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { randomRuns } from '../../../test/setup/random-runs.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { formatMoney } from './format-money.js'
import { getUnitPrice } from './get-unit-price.js'
import { priceUnits, type PriceUnit } from './price-units.js'

/** A quantity of units as a fraction: written again here, so that a wrong size in the table is noticed. */
const SIZES: Record<PriceUnit, readonly [kind: string, numerator: bigint, denominator: bigint]> = {
  milligram: ['mass', 1n, 1000n],
  gram: ['mass', 1n, 1n],
  kilogram: ['mass', 1000n, 1n],
  ounce: ['mass', 45359237n, 1_600_000n],
  pound: ['mass', 45359237n, 100_000n],
  milliliter: ['volume', 1n, 1n],
  centiliter: ['volume', 10n, 1n],
  liter: ['volume', 1000n, 1n],
  'cubic-meter': ['volume', 1_000_000n, 1n],
  // A gallon is 231 cubic inches, and an inch 2.54 cm.
  gallon: ['volume', 231n * 254n ** 3n, 1_000_000n],
  quart: ['volume', 231n * 254n ** 3n, 4_000_000n],
  pint: ['volume', 231n * 254n ** 3n, 8_000_000n],
  'fluid-ounce': ['volume', 231n * 254n ** 3n, 128_000_000n],
  millimeter: ['length', 1n, 1n],
  centimeter: ['length', 10n, 1n],
  meter: ['length', 1000n, 1n],
  inch: ['length', 254n, 10n],
  foot: ['length', 12n * 254n, 10n],
  yard: ['length', 36n * 254n, 10n],
  'square-meter': ['area', 1n, 1n],
  'square-foot': ['area', (12n * 254n) ** 2n, 10_000n ** 2n],
  item: ['count', 1n, 1n],
}
const units = Object.keys(SIZES) as PriceUnit[]

const decimals = (max: bigint) =>
  fc
    .record({ units: fc.bigInt({ min: 1n, max }), digits: fc.nat({ max: 5 }) })
    .map(({ units: count, digits }) => {
      const text = String(count).padStart(digits + 1, '0')
      return {
        text: digits ? `${text.slice(0, -digits)}.${text.slice(-digits)}` : text,
        count,
        scale: 10n ** BigInt(digits),
      }
    })

/** Rounds a fraction half away from zero to `digits` decimals. */
function round(numerator: bigint, denominator: bigint, digits: number): bigint {
  const doubled = (numerator * 10n ** BigInt(digits) * 2n) / denominator
  return (doubled + 1n) / 2n
}

const price = (amount: string, measure: Omit<Parameters<typeof getUnitPrice>[0], 'price'>) =>
  getUnitPrice({ price: amount, ...measure })

describe('getUnitPrice', () => {
  it.each([
    ['1.15', { quantity: 500, unit: 'gram' }, '2.30', '1', 'kilogram'],
    ['3.45', { quantity: 1, unit: 'kilogram' }, '3.45', '1', 'kilogram'],
    ['2.99', { quantity: '0.75', unit: 'liter' }, '3.986666666666', '1', 'liter'],
    [
      '1.99',
      { quantity: 80, unit: 'gram', reference: { quantity: 100, unit: 'gram' } },
      '2.4875',
      '100',
      'gram',
    ],
    ['4.00', { quantity: 16, unit: 'ounce' }, '4.00', '1', 'pound'],
    ['6.40', { quantity: 64, unit: 'fluid-ounce' }, '0.10', '1', 'fluid-ounce'],
    ['6.40', { quantity: 2, unit: 'quart', reference: 'gallon' }, '12.80', '1', 'gallon'],
    ['9.00', { quantity: 3, unit: 'yard', reference: 'foot' }, '1.00', '1', 'foot'],
    ['59.90', { quantity: '2.5', unit: 'square-meter' }, '23.96', '1', 'square-meter'],
    ['5', { quantity: 4, unit: 'item' }, '1.25', '1', 'item'],
    [
      '1200',
      { quantity: 300, unit: 'milliliter', reference: { quantity: 100, unit: 'milliliter' } },
      '400',
      '100',
      'milliliter',
    ],
    ['453.59237', { quantity: 1, unit: 'pound', reference: 'gram' }, '1.00000', '1', 'gram'],
    ['-1.15', { quantity: 500, unit: 'gram' }, '-2.30', '1', 'kilogram'],
  ] as const)('returns for %s and %o the price %s for %s %s', (amount, measure, expected, quantity, unit) => {
    expect(price(amount, measure)).toEqual({ price: expected, quantity, unit })
  })

  it('rounds to the same amount as the exact price, for any price, quantity and units of one kind', () => {
    const measure = fc.constantFrom(...units).chain((unit) =>
      fc.record({
        unit: fc.constant(unit),
        per: fc.constantFrom(...units.filter((other) => SIZES[other][0] === SIZES[unit][0])),
      }),
    )
    fc.assert(
      fc.property(
        ...([
          decimals(10n ** 12n),
          decimals(10n ** 6n),
          decimals(1000n),
          measure,
          fc.nat({ max: 11 }),
        ] as const),
        (amount, content, per, { unit, per: perUnit }, digits) => {
          const { price: found } = price(amount.text, {
            quantity: content.text,
            unit,
            reference: { quantity: per.text, unit: perUnit },
          })
          const [, size, of] = SIZES[unit]
          const [, perSize, perOf] = SIZES[perUnit]
          const numerator = amount.count * per.count * perSize * content.scale * of
          const denominator = amount.scale * per.scale * perOf * content.count * size
          const [whole = '', fraction = ''] = found.split('.')
          const rounded = round(BigInt(whole + fraction), 10n ** BigInt(fraction.length), digits)
          expect(rounded).toBe(round(numerator, denominator, digits))
        },
      ),
      randomRuns(2_000),
    )
  })

  it('formats as the exact price in a currency with other decimals than the price', () => {
    // The exact price is 0.0049999999999990…: rounding it to three decimals first would give 0.005, and then 0.01.
    const { price: found } = price('4.999999999999', { quantity: '1000.0000000002', unit: 'item' })
    expect(formatMoney(found, { currency: 'USD' })).toBe('$0.00')
    // Beyond a half by less than the last decimal.
    const above = price('0.005', { quantity: '0.9999999999999', unit: 'item' })
    expect(above.price).toBe('0.005000000001')
    expect(
      formatMoney(price('0.015', { quantity: '1.0000000000001', unit: 'item' }).price, { currency: 'USD' }),
    ).toBe('$0.01')
  })

  it('names every unit in both tables', () => {
    expect(units.toSorted()).toEqual(Object.keys(priceUnits).toSorted())
  })

  it.each([0, -1, NaN, Infinity, 1e-7, 1e21, '', '1e3', ' 5', '0', '0.00', '-2', null, undefined, {}])(
    'throws InvalidParamsError for the quantity %s',
    (quantity) => {
      expect(() => price('1', { quantity: quantity as number, unit: 'gram' })).toThrow(InvalidParamsError)
      const reference = { quantity: quantity as number, unit: 'gram' } as const
      expect(() => price('1', { quantity: 1, unit: 'gram', reference })).toThrow(InvalidParamsError)
    },
  )

  it.each(['kg', '', 'constructor', '__proto__', null, 5, {}])(
    'throws InvalidParamsError for the unit %s',
    (unit) => {
      expect(() => price('1', { quantity: 1, unit: unit as 'gram' })).toThrow(InvalidParamsError)
      expect(() =>
        price('1', { quantity: 1, unit: 'gram', reference: { quantity: 1, unit: unit as 'gram' } }),
      ).toThrow(InvalidParamsError)
    },
  )

  it('throws InvalidParamsError for units of different kinds, and names both', () => {
    expect(() => price('1', { quantity: 1, unit: 'gram', reference: 'liter' })).toThrow(
      'from "gram" to "liter"',
    )
    expect(() => price('1', { quantity: 1, unit: 'item', reference: 'gram' })).toThrow(InvalidParamsError)
  })

  it.each(['', '1,15', '1e3'])('throws InvalidParamsError for the price %j', (amount) => {
    expect(() => price(amount, { quantity: 1, unit: 'gram' })).toThrow(InvalidParamsError)
  })
})
