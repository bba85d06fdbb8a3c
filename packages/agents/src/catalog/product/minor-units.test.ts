import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { randomRuns } from '../../../../../test/setup/random-runs.js'
import { fromMinorUnits, toMinorUnits } from './minor-units.js'

describe('toMinorUnits', () => {
  it('returns to the same amount, for every currency and every safe integer', () => {
    const digits = { EUR: 2, JPY: 0, KWD: 3 } as const
    fc.assert(
      fc.property(fc.constantFrom('EUR', 'JPY', 'KWD'), fc.maxSafeNat(), (currency, units) => {
        const amount = fromMinorUnits(units, currency)
        expect(amount.split('.')[1]?.length ?? 0).toBe(digits[currency])
        expect(toMinorUnits(amount, currency)).toBe(units)
        expect(toMinorUnits(`${amount}${digits[currency] ? '' : '.'}00`, currency)).toBe(units)
      }),
      randomRuns(2000),
    )
  })

  it.each([
    ['19.99', 'EUR', 1999],
    ['1.15', 'EUR', 115],
    ['5', 'EUR', 500],
    ['0', 'EUR', 0],
    ['500', 'JPY', 500],
    // Intl of V8 has no decimals for these.
    ['1500', 'HUF', 150_000],
    ['1500.50', 'COP', 150_050],
    ['1.250', 'IQD', 1250],
    // A currency that ISO 4217 does not list.
    ['1.50', 'XBT', 150],
  ])('reads %s %s as %i', (amount, currency, units) => {
    expect(toMinorUnits(amount, currency)).toBe(units)
  })

  it.each([
    ['0.0003', 'EUR'],
    ['500.5', 'JPY'],
    ['-1.00', 'EUR'],
    ['90071992547409.92', 'EUR'],
    ['1e3', 'EUR'],
    ['', 'EUR'],
  ])('refuses %j %s and does not round it', (amount, currency) => {
    expect(toMinorUnits(amount, currency)).toBeUndefined()
  })
})
