import { describe, expect, it } from 'vitest'

import { formatLocalAmount, readLocalAmount } from './local-amount.js'

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

  it.each(['en', 'de', 'fr', 'ar-EG', 'de-CH'])('reads what formatLocalAmount writes in %s', (locale) => {
    for (const amount of ['7', '1.500', '1299', '9007199254740993.10'])
      expect(readLocalAmount(formatLocalAmount(amount, locale), locale)).toBe(amount)
  })
})
