import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { randomRuns } from '../../../test/setup/random-runs.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import { toMinorUnits } from './to-minor-units.js'

const digitsOf = [
  ['JPY', 0],
  ['EUR', 2],
  ['KWD', 3],
  ['CLF', 4],
] as const

describe('toMinorUnits', () => {
  it.each([
    ['49.99', 'EUR', 4999],
    ['0.3', 'EUR', 30],
    // 1.15 * 100 and 8.2 * 100 are 114.99… and 819.99… as floats.
    ['1.15', 'USD', 115],
    ['8.2', 'USD', 820],
    ['49', 'EUR', 4900],
    ['049.00', 'EUR', 4900],
    ['100', 'EUR', 10000],
    ['100', 'JPY', 100],
    ['1500.00', 'JPY', 1500],
    ['10.100', 'EUR', 1010],
    ['1.5', 'KWD', 1500],
    ['0.005', 'BHD', 5],
    // Intl of V8 says that an Iraqi dinar has no decimals.
    ['1.250', 'IQD', 1250],
    ['-5.01', 'EUR', -501],
    ['-0.00', 'EUR', 0],
    ['0', 'JPY', 0],
    ['90071992547409.91', 'EUR', Number.MAX_SAFE_INTEGER],
  ])('makes %s %s %d', (amount, currency, units) => {
    expect(toMinorUnits(amount, currency)).toBe(units)
  })

  it.each([
    ['1.999', 'EUR', 'EUR has 2 decimals, so "1.999" has no exact number of its smallest unit.'],
    ['0.5', 'JPY', 'JPY has 0 decimals, so "0.5" has no exact number of its smallest unit.'],
    ['1.0005', 'KWD', 'KWD has 3 decimals, so "1.0005" has no exact number of its smallest unit.'],
    ['90071992547409.92', 'EUR', /no exact number of its smallest unit/],
    ['1', 'EURO', 'ISO 4217 lists no currency "EURO" with a smallest unit.'],
    ['1', 'eur', 'ISO 4217 lists no currency "eur" with a smallest unit.'],
    ['1', 'XAU', /lists no currency/],
    ['1', '', /lists no currency/],
    ['1', 'EUR USD', /lists no currency/],
    ['1', undefined, /lists no currency/],
    ['1e2', 'EUR', 'Not a decimal amount: "1e2".'],
    ['', 'EUR', 'Not a decimal amount: "".'],
    [' 1', 'EUR', /Not a decimal amount/],
    ['1,50', 'EUR', /Not a decimal amount/],
    [49.99, 'EUR', 'Not a decimal amount: number.'],
  ])('refuses %j %s', (amount, currency, message) => {
    const call = () => toMinorUnits(amount as string, currency as string)
    expect(call).toThrow(InvalidParamsError)
    expect(call).toThrow(message)
  })

  it('is exact for every amount of a currency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
        fc.constantFrom(...digitsOf),
        (units, [currency, digits]) => {
          const text = String(Math.abs(units)).padStart(digits + 1, '0')
          const amount = `${text.slice(0, text.length - digits)}.${text.slice(text.length - digits)}`
          const sign = units < 0 ? '-' : ''
          expect(toMinorUnits(sign + amount.replace(/\.$/, ''), currency)).toBe(units + 0)
        },
      ),
      randomRuns(1000),
    )
  })
})
