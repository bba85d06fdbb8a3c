import { createStorefrontClient, MissingCurrencyError, type Variant } from 'storefront-react/core'
import { expect, it } from 'vitest'

import { rulesOf } from './rules-of.js'

const clientWith = (rules?: { readonly currency: string }) =>
  createStorefrontClient({ baseUrl: 'https://shop.example/api/v1', apiKey: null, rules })

it('a catalogue for agents has the currency of its client', () => {
  expect(rulesOf({ client: clientWith({ currency: 'EUR' }) }).currency).toBe('EUR')
})

it('a rule that is given to the catalogue wins over the one of the client', () => {
  const isVariantAvailable = ({ stockQuantity }: Variant) => stockQuantity > 5
  const rules = rulesOf({
    client: clientWith({ currency: 'EUR' }),
    rules: { currency: 'CHF', isVariantAvailable },
  })
  expect(rules).toEqual({ currency: 'CHF', isVariantAvailable })
})

it('a rule that is not given to the catalogue is the one of the client', () => {
  const isVariantAvailable = () => true
  const rules = rulesOf({ client: clientWith({ currency: 'EUR' }), rules: { isVariantAvailable } })
  expect(rules).toEqual({ currency: 'EUR', isVariantAvailable })
})

it('a catalogue without a currency is an error, and not a catalogue without prices', () => {
  expect(() => rulesOf({ client: clientWith() })).toThrow(MissingCurrencyError)
})
