import { afterEach, describe, expect, it, vi } from 'vitest'

import { compareAmounts } from './compare-amounts.js'
import { formatMoney } from './format-money.js'
import { formatLocalAmount, readLocalAmount } from './local-amount.js'

/** Only a name has a form for each of the numbers that a language counts in its own way: a sign stays as it is. */
const GROUPED = ['1', '1234', '1000000']
const COUNTED = [...GROUPED, '2', '5', '21']

/** A formatter takes longer to make than to use, and the test of all currencies would make each some hundred times. */
function keepFormatters(): void {
  const { NumberFormat } = Intl
  const kept = new Map<string, Intl.NumberFormat>()
  function Kept(...args: ConstructorParameters<typeof NumberFormat>) {
    const key = JSON.stringify(args)
    const formatter = kept.get(key) ?? new NumberFormat(...args)
    kept.set(key, formatter)
    return formatter
  }
  vi.stubGlobal('Intl', Object.create(Intl, { NumberFormat: { value: Kept } }))
}

afterEach(() => vi.unstubAllGlobals())

describe('readLocalAmount', () => {
  it.each([
    ['1,299', 'en', '1299'],
    ['1,299.00', 'en', '1299.00'],
    ['12,34,567.5', 'en-IN', '1234567.5'],
    ['1.299', 'de', '1299'],
    ['1.299,00', 'de', '1299.00'],
    ['1\u202f299,00', 'fr', '1299.00'],
    ['1 299,00', 'fr', '1299.00'],
    ['1’299.50', 'de-CH', '1299.50'],
    ["1'299.50", 'de-CH', '1299.50'],
    ['١٬٢٩٩٫٥٠', 'ar-EG', '1299.50'],
    ['１２．５', 'ja', '12.5'],
    ['$12', 'en', '12'],
    ['12 €', 'de', '12'],
    ['R$ 20', 'pt', '20'],
    ['CHF 20', 'de-CH', '20'],
    ['20CHF', 'de-CH', '20'],
    ['eur\u00a01.299,50', 'nl', '1299.50'],
    ['US$20', 'en', '20'],
    ['20 $US', 'fr', '20'],
  ])('reads %s in %s as %s', (text, locale, amount) => {
    expect(readLocalAmount(text, locale)).toBe(amount)
  })

  it.each([
    ['15,50', 'en', '15.50'],
    ['12.50', 'de', '12.50'],
    ['1.299,00', 'en', '1299.00'],
    ['1,299.00', 'de', '1299.00'],
  ])('reads %s in %s as %s, because it has no other meaning', (text, locale, amount) => {
    expect(readLocalAmount(text, locale)).toBe(amount)
  })

  it.each(['', 'cheap', '1e3', '0x10', '1,2,3', '1.2.3', '1,299,00', '12.'])('refuses "%s"', (text) => {
    expect(readLocalAmount(text, 'en')).toBeUndefined()
  })

  it.each([
    ['20 kr', 'sv', 'SEK'],
    ['20\u00a0KR', 'sv', 'SEK'],
    ['20 zł', 'pl', 'PLN'],
    ['Cg.20', 'en', 'XCG'],
    ['20 (2009–2024) dollars', 'en', 'USD'],
    ['20 kg', 'sv', 'SEK'],
    ['20 EUR', 'sv', 'SEK'],
    ['EUR', 'de', 'EUR'],
    ['kr 20 kr', 'sv', 'SEK'],
    ['1e3', 'en', 'USD'],
    ['0x10', 'en', 'USD'],
  ])('reads only the texts of the given currency: %s in %s with %s', (text, locale, currency) => {
    expect(readLocalAmount(text, locale, currency)).toBe(
      /^(20\s(kr|zł)|Cg\.20)$/i.test(text) ? '20' : undefined,
    )
  })

  // Not one test for each of the 1,944 pairs: their titles would be longer than the rest of the report.
  it.each([
    'en',
    'ar',
    'de',
    'es',
    'fr',
    'it',
    'ja',
    'nl',
    'pl',
    'pt',
    'sv',
    'ar-EG',
    'de-AT',
    'de-CH',
    'fr-CH',
    'en-IN',
  ])('reads every price that formatMoney writes in %s, in every currency', (locale) => {
    keepFormatters()
    const wrong: string[] = []
    for (const currency of Intl.supportedValuesOf('currency'))
      for (const currencyDisplay of ['symbol', 'code', 'narrowSymbol', 'name'] as const)
        for (const fractionDigits of [0, 2, 3])
          for (const amount of currencyDisplay === 'name' ? COUNTED : GROUPED) {
            const exact = fractionDigits ? `${amount}.${'5'.repeat(fractionDigits)}` : amount
            const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }
            const text = formatMoney(exact, { currency, locale, currencyDisplay, ...digits })
            const read = readLocalAmount(text, locale, currency)
            if (read === undefined || compareAmounts(read, exact) !== 0)
              wrong.push(`${text} in ${currency} is ${read}`)
          }
    expect(wrong.slice(0, 20)).toEqual([])
  })

  it.each(['en', 'de', 'fr', 'ar-EG', 'de-CH'])('reads what formatLocalAmount writes in %s', (locale) => {
    for (const amount of ['7', '1.500', '1299', '9007199254740993.10'])
      expect(readLocalAmount(formatLocalAmount(amount, locale), locale)).toBe(amount)
  })
})
