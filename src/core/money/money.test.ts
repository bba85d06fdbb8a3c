import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { randomRuns } from '../../../test/setup/random-runs.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import type { Variant } from '../schemas/variant.js'
import { compareAmounts } from './compare-amounts.js'
import { formatMoney, formatMoneyRange, formatMoneyToParts, type MoneyFormatOptions } from './format-money.js'
import { getDiscount } from './get-discount.js'
import { getPriceRange } from './get-price-range.js'

const usd = { currency: 'USD', locale: 'en-US' }

/** Intl uses several kinds of no-break spaces. */
const spaced = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ')

const notAmounts = [
  '',
  ' ',
  '1e3',
  '1E-3',
  '0x1f',
  '+5',
  '.5',
  '5.',
  '1,000.00',
  ' 7 ',
  '1_000',
  '--1',
  'abc',
  '１２',
  '٣',
  'NaN',
  'Infinity',
  '-',
  '1\n',
]

const amounts = fc
  .record({
    sign: fc.constantFrom('', '-'),
    units: fc.bigInt({ min: 0n, max: 10n ** 30n }),
    digits: fc.nat({ max: 6 }),
  })
  .map(({ sign, units, digits }) => {
    const text = String(units).padStart(digits + 1, '0')
    return sign + (digits ? `${text.slice(0, -digits)}.${text.slice(-digits)}` : text)
  })

describe('formatMoney', () => {
  it.each([
    ['49.99', usd, '$49.99'],
    ['0', usd, '$0.00'],
    ['-3', usd, '-$3.00'],
    ['1234567.5', { currency: 'EUR', locale: 'de-DE' }, '1.234.567,50 €'],
    ['1234.5', { currency: 'EUR', locale: 'fr-FR' }, '1 234,50 €'],
    ['1234567', { currency: 'INR', locale: 'en-IN' }, '₹12,34,567.00'],
    ['1234', { currency: 'JPY', locale: 'ja-JP' }, '￥1,234'],
    ['1.2345', { currency: 'KWD', locale: 'en' }, 'KWD 1.235'],
    ['0.0003', usd, '$0.00'],
    ['0.0003', { ...usd, maximumFractionDigits: 4 }, '$0.0003'],
    ['2.5', { ...usd, maximumFractionDigits: 4 }, '$2.50'],
    ['10.00', { ...usd, trailingZeroDisplay: 'stripIfInteger' as const }, '$10'],
    ['9007199254740993.10', usd, '$9,007,199,254,740,993.10'],
    ['123456789012345678901234567890.12', usd, '$123,456,789,012,345,678,901,234,567,890.12'],
    ['0007.10', usd, '$7.10'],
    ['5', { currency: 'USD' }, '$5.00'],
  ])('formats %s with %o as %s', (amount, options, expected) => {
    expect(spaced(formatMoney(amount, options))).toBe(expected)
  })

  it('rounds half away from zero', () => {
    expect(formatMoney('1.005', usd)).toBe('$1.01')
    expect(formatMoney('-1.005', usd)).toBe('-$1.01')
    expect(formatMoney('1.0049999999999999999999', usd)).toBe('$1.00')
  })

  it.each(notAmounts)('throws InvalidParamsError for the amount %j', (amount) => {
    expect(() => formatMoney(amount, usd)).toThrow(InvalidParamsError)
    expect(() => compareAmounts('1', amount)).toThrow(InvalidParamsError)
  })

  it.each([5, null, undefined, {}, 5n])(
    'throws InvalidParamsError for %s, which is not a string',
    (amount) => {
      expect(() => formatMoney(amount as string, usd)).toThrow(InvalidParamsError)
    },
  )

  it.each([
    { currency: 'US' },
    { currency: '' },
    { currency: undefined },
    { currency: 'USD', locale: 'not a locale' },
  ])('throws InvalidParamsError for the options %o', (options) => {
    expect(() => formatMoney('1', options as MoneyFormatOptions)).toThrow(InvalidParamsError)
  })

  it('keeps every digit of any amount in any currency', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('USD', 'JPY', 'KWD', 'CLF'), (amount, currency) => {
        const written = formatMoney(amount, { currency, minimumFractionDigits: 6 })
        const digits = written.replace(/[^\d.-]/g, '')
        expect(compareAmounts(digits, amount)).toBe(0)
      }),
      randomRuns(1_000),
    )
  })

  it('formats like Intl for numbers that a float can represent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e11, max: 1e11 }),
        fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'CHF'),
        fc.constantFrom('en-US', 'de-CH', 'pl-PL', 'ar-EG', 'ja-JP', 'pt-BR', 'hi-IN'),
        (units, currency, locale) => {
          const intl = new Intl.NumberFormat(locale, { style: 'currency', currency })
          expect(formatMoney(String(units), { currency, locale })).toBe(intl.format(units))
          expect(formatMoney(`${units}.25`, { currency, locale })).toBe(
            intl.format(units + (units < 0 ? -0.25 : 0.25)),
          )
        },
      ),
      randomRuns(),
    )
  })

  it('returns parts that join to the formatted amount', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('en-US', 'de-DE', 'ar-EG', 'hi-IN', 'fa-IR'), (amount, locale) => {
        const options = { currency: 'EUR', locale }
        expect(
          formatMoneyToParts(amount, options)
            .map(({ value }) => value)
            .join(''),
        ).toBe(formatMoney(amount, options))
      }),
      randomRuns(300),
    )
    expect(formatMoneyToParts('1234.5', usd).map(({ type }) => type)).toEqual([
      'currency',
      'integer',
      'group',
      'integer',
      'decimal',
      'fraction',
    ])
  })
})

describe('formatMoneyRange', () => {
  it('formats a range in the style of the locale, and equal amounts once', () => {
    expect(spaced(formatMoneyRange('10', '12.5', usd))).toBe('$10.00 – $12.50')
    expect(spaced(formatMoneyRange('10', '12.5', { currency: 'EUR', locale: 'de-DE' }))).toBe('10,00–12,50 €')
    expect(formatMoneyRange('5', '5.00', usd)).toBe('$5.00')
    expect(formatMoneyRange('5.001', '5.002', usd)).toBe('$5.00')
    expect(spaced(formatMoneyRange('9007199254740992.10', '9007199254740993.10', usd))).toBe(
      '$9,007,199,254,740,992.10 – $9,007,199,254,740,993.10',
    )
  })

  it('throws InvalidParamsError for a value that is not an amount', () => {
    expect(() => formatMoneyRange('1', 'abc', usd)).toThrow(InvalidParamsError)
  })
})

describe('compareAmounts', () => {
  it.each([
    ['5', '5.00', 0],
    ['-0', '0.0', 0],
    ['0.1', '0.10000000000000000001', -1],
    ['9007199254740993', '9007199254740992', 1],
    ['-2', '-1.5', -1],
    ['10', '9.99', 1],
  ])('compares %s with %s exactly', (a, b, expected) => {
    expect(compareAmounts(a, b)).toBe(expected)
  })

  it('is a total order', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, (a, b, c) => {
        expect(compareAmounts(a, b)).toBe(-compareAmounts(b, a) + 0)
        const [x, y, z] = [a, b, c].sort(compareAmounts) as [string, string, string]
        expect(compareAmounts(x, z)).toBeLessThanOrEqual(0)
        expect(compareAmounts(x, y)).toBeLessThanOrEqual(0)
        expect(compareAmounts(y, z)).toBeLessThanOrEqual(0)
      }),
      randomRuns(),
    )
  })
})

describe('getDiscount', () => {
  const of = (price: string, compareAtPrice: string | null | undefined) =>
    getDiscount({ price, compareAtPrice } as Variant)

  it.each([
    ['90.00', '100.00', 10],
    ['9.00', '10.00', 10],
    ['29.99', '39.99', 25],
    ['0', '10', 100],
    ['0.01', '10', 99],
    ['99.99', '100', 0],
    ['1.1', '2.2', 50],
    ['0.0003', '0.0004', 25],
    ['9007199254740993', '18014398509481986', 50],
  ])('for the price %s and the compareAtPrice %s returns %s percent', (price, before, percent) => {
    expect(of(price, before)).toEqual({ original: before, percent })
  })

  it.each([
    ['10', null],
    ['10', '10'],
    ['10', '10.00'],
    ['10', '9.99'],
    ['-5', '0'],
    ['10', undefined],
  ])('returns no discount for the price %s and the compareAtPrice %s', (price, before) => {
    expect(of(price, before)).toBeUndefined()
  })
})

describe('getDiscount from a prior price', () => {
  const variant = { price: '27.00', compareAtPrice: '36.00' }

  it('measures the percentage from the prior price as soon as one is passed', () => {
    expect(getDiscount(variant)).toEqual({ original: '36.00', percent: 25 })
    expect(getDiscount(variant, { priorPrice: '30.00' })).toEqual({ original: '30.00', percent: 10 })
  })

  it.each([undefined, null, '27.00', '26.99', '0'])(
    'invents no discount for the prior price %s',
    (priorPrice) => {
      expect(getDiscount(variant, { priorPrice })).toBeUndefined()
      expect(getDiscount(variant, { from: 'priorPrice', priorPrice })).toBeUndefined()
    },
  )

  it('measures from the reference that is asked for', () => {
    expect(getDiscount(variant, { from: 'priorPrice' })).toBeUndefined()
    expect(getDiscount(variant, { from: 'compareAtPrice', priorPrice: '30.00' })?.original).toBe('36.00')
  })

  it.each(['', '30,00', 30])('throws InvalidParamsError for the prior price %j', (priorPrice) => {
    expect(() => getDiscount(variant, { priorPrice: priorPrice as string })).toThrow(InvalidParamsError)
  })

  it('equals the percentage of BigInts for any two amounts, from either reference', () => {
    const scaled = (amount: string) => {
      const [whole = '', fraction = ''] = amount.split('.')
      return BigInt(whole + fraction.padEnd(6, '0'))
    }
    fc.assert(
      fc.property(amounts, amounts, (price, before) => {
        const [now, then] = [scaled(price), scaled(before)]
        const expected =
          then > now && then > 0n
            ? { original: before, percent: Number(((then - now) * 100n) / then) }
            : undefined
        expect(getDiscount({ price, compareAtPrice: null }, { priorPrice: before })).toEqual(expected)
        expect(getDiscount({ price, compareAtPrice: before })).toEqual(expected)
      }),
      randomRuns(1_000),
    )
  })
})

describe('getPriceRange', () => {
  const range = (...prices: string[]) => getPriceRange({ variants: prices.map((price) => ({ price })) })

  it('compares prices exactly', () => {
    expect(range('10', '9.99', '100')).toEqual({ min: '9.99', max: '100', varies: true })
    expect(range('5', '5.00')).toMatchObject({ varies: false })
    expect(range('9007199254740993.1', '9007199254740993.2')).toMatchObject({ varies: true })
    expect(range()).toBeUndefined()
  })
})

describe('values that cannot be converted to a string', () => {
  const circular: unknown[] = []
  circular.push(circular)
  const hostile: [string, unknown, unknown][] = [
    ['an amount with a broken toString', { toString: 1 }, { currency: 'EUR' }],
    ['an amount that is a symbol', Symbol('x'), { currency: 'EUR' }],
    ['an amount of a million digits', '9'.repeat(1e6), { currency: 'EUR' }],
    ['a currency with a broken toString', '1', { currency: { toString: 1 } }],
    ['a currency that is a symbol', '1', { currency: Symbol('x') }],
    ['a currency that is a bigint', '1', { currency: 5n }],
    ['an option that contains itself', '1', { currency: 'EUR', extra: circular }],
    ['no options', '1', undefined],
  ]
  it.each(hostile)('throw an InvalidParamsError: %s', (_name, amount, options) => {
    for (const environment of ['development', 'production']) {
      vi.stubEnv('NODE_ENV', environment)
      expect(() => formatMoney(amount as string, options as { currency: string })).toThrow(
        expect.objectContaining({ code: 'invalid-params' }),
      )
      vi.unstubAllEnvs()
    }
  })
})

describe('formatMoney of amounts that are shown as zero', () => {
  it.each(['-0', '-0.00', '-0.004'])('writes %s without a sign, as a number and in parts', (amount) => {
    expect(formatMoney(amount, usd)).toBe('$0.00')
    expect(formatMoneyToParts(amount, usd).map(({ type }) => type)).not.toContain('minusSign')
    expect(formatMoneyRange(amount, '0', usd)).toBe('$0.00')
  })

  it('keeps the sign of an amount that is shown as less than zero, and a signDisplay of the app', () => {
    expect(formatMoney('-0.006', usd)).toBe('-$0.01')
    expect(formatMoney('-0', { ...usd, signDisplay: 'always' })).toBe('-$0.00')
  })
})
