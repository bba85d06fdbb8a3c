import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { randomRuns } from '../../../test/setup/random-runs.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { compareAmounts } from './compare-amounts.js'
import { multiplyAmount } from './multiply-amount.js'
import { sumAmounts } from './sum-amounts.js'

const SCALE = 40

/** Text and exact value: leading zeros, signs, up to 40 decimals, and more digits than a float has. */
const amounts = fc
  .record({
    sign: fc.constantFrom('', '-'),
    zeros: fc.constantFrom('', '0', '000'),
    whole: fc.oneof(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.constantFrom(0n, 9007199254740993n)),
    fraction: fc.oneof(
      fc.constant(''),
      fc.stringMatching(/^\d{1,40}$/),
      fc.constantFrom('0', '999999', '005'),
    ),
  })
  .map(({ sign, zeros, whole, fraction }) => ({
    text: `${sign}${zeros}${whole}${fraction && `.${fraction}`}`,
    units: BigInt(`${sign}${whole}${fraction.padEnd(SCALE, '0')}`),
  }))

const unitsOf = (text: string) => {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  return BigInt(`${sign}${whole}${fraction.padEnd(SCALE, '0')}`)
}

const invalid = ['', '1e3', '5.', '.5', '+1', ' 1', '1,5', 'NaN', 'Infinity', '0x1f', '١', '1\n']

describe('sumAmounts', () => {
  it.each([
    [[], '0'],
    [['0.1', '0.2'], '0.3'],
    [['19.99', '5'], '24.99'],
    [['1.50', '2.5'], '4.00'],
    [['-0.01', '0.005'], '-0.005'],
    [['-0', '0.00'], '0.00'],
    [['9007199254740993.10', '0.01'], '9007199254740993.11'],
    [['1', '-1.000'], '0.000'],
  ])('adds %j to %s', (list, expected) => {
    expect(sumAmounts(list)).toBe(expected)
  })

  it('equals the sum of BigInts for any amounts', () => {
    fc.assert(
      fc.property(fc.array(amounts), (list) => {
        const sum = sumAmounts(list.map(({ text }) => text))
        expect(unitsOf(sum)).toBe(list.reduce((total, { units }) => total + units, 0n))
        expect(sum).not.toMatch(/^-0+(\.0+)?$/)
      }),
      randomRuns(1_000),
    )
  })

  it.each([...invalid, 5, null, undefined])('throws InvalidParamsError for %j', (value) => {
    expect(() => sumAmounts(['1.00', value as string])).toThrow(InvalidParamsError)
  })
})

describe('multiplyAmount', () => {
  it.each([
    ['19.99', 3, '59.97'],
    ['0.1', 3, '0.3'],
    ['5.00', 0, '0.00'],
    ['-1.25', 2, '-2.50'],
    ['1.25', -2, '-2.50'],
    ['0.0003', 999, '0.2997'],
    ['9007199254740993.10', 999, '8998192055486252106.90'],
    ['007.10', 1, '7.10'],
  ])('multiplies %s by %s to %s', (amount, multiplier, expected) => {
    expect(multiplyAmount(amount, multiplier)).toBe(expected)
  })

  it('equals the product of BigInts, and a sum of equal amounts', () => {
    fc.assert(
      fc.property(amounts, fc.maxSafeInteger(), fc.nat({ max: 20 }), ({ text, units }, factor, count) => {
        expect(unitsOf(multiplyAmount(text, factor))).toBe(units * BigInt(factor))
        const repeated = sumAmounts(Array<string>(count).fill(text))
        expect(compareAmounts(multiplyAmount(text, count), repeated)).toBe(0)
      }),
      randomRuns(1_000),
    )
  })

  it.each(invalid)('throws InvalidParamsError for the amount %j', (amount) => {
    expect(() => multiplyAmount(amount, 1)).toThrow(InvalidParamsError)
  })

  it.each([0.5, NaN, Infinity, 2 ** 53, '3', null])(
    'throws InvalidParamsError for the multiplier %s',
    (value) => {
      expect(() => multiplyAmount('1', value as number)).toThrow(InvalidParamsError)
    },
  )
})
