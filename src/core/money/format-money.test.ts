import { expect, it } from 'vitest'

import { formatMoney } from './format-money.js'

it('formatMoney keeps at most 100 formats, however many locales a server is asked for', () => {
  const Original = Intl.NumberFormat
  let created = 0
  Intl.NumberFormat = class extends Original {
    constructor(...args: ConstructorParameters<typeof Original>) {
      super(...args)
      created += 1
    }
  } as typeof Original
  try {
    for (let index = 0; index < 150; index++)
      formatMoney('1', { currency: 'EUR', locale: `de-x-shop${index}` })
    formatMoney('1', { currency: 'EUR', locale: 'de-x-shop149' })
    expect(created).toBe(150)
    formatMoney('1', { currency: 'EUR', locale: 'de-x-shop0' })
    expect(created).toBe(151)
  } finally {
    Intl.NumberFormat = Original
  }
})
