import { describe, expect, it } from 'vitest'
import { createMockStore } from 'storefront-mock'

import { createStorefrontClient } from '../../src/core/client/create-storefront-client.js'
import type { Product } from '../../src/core/schemas/product.js'
import { createCatalog } from '../../packages/agents/src/catalog/create-catalog.js'
import { catalogsAbsent, readBoutique, readElectronics } from '../catalogs.js'

/** Decimals of ISO 4217. */
const DECIMALS = { USD: 2, JPY: 0, KWD: 3 } as const
type Currency = keyof typeof DECIMALS

/** Minor units by moving the point in the string. Undefined for an amount that is finer. */
function unitsOf(amount: string, decimals: number): number | undefined {
  const [whole = '', rest = ''] = amount.split('.')
  if (/[1-9]/.test(rest.slice(decimals))) return undefined
  return Number(whole + rest.slice(0, decimals).padEnd(decimals, '0'))
}

/** The ids that a lookup with this filter must find: those of products with any such variant. */
function expectedIds(products: readonly Product[], decimals: number, min: number, max: number): string[] {
  const fits = ({ price }: Product['variants'][number]) => {
    const units = unitsOf(price, decimals)
    return units !== undefined && units >= min && units <= max
  }
  return products
    .filter(({ status, variants }) => status === 'ACTIVE' && variants.some(fits))
    .map(({ id }) => id)
}

const catalogs = [
  ['boutique', readBoutique],
  ['electronics', () => readElectronics().filter((_, index) => index % 30 === 0)],
] as const

const cases = catalogs.flatMap(([name, read]) =>
  (Object.keys(DECIMALS) as Currency[]).map((currency) => [name, currency, read] as const),
)

describe.skipIf(catalogsAbsent)(`lookup over real products (${catalogsAbsent ?? 'read in place'})`, () => {
  it.each(cases)('loses no product of %s with a price filter in %s', async (_name, currency, read) => {
    const products = read()
    const decimals = DECIMALS[currency]
    const store = createMockStore({ products, apiKey: null })
    const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: null, fetch: store.fetch })
    const catalog = createCatalog({
      client,
      search: { query: async () => Promise.reject(new Error('not used')) },
      rules: { currency },
      siteUrl: 'https://shop.example',
    })
    const amounts = products
      .flatMap(({ variants }) => variants.flatMap(({ price }) => unitsOf(price, decimals) ?? []))
      .toSorted((a, b) => a - b)
    const at = (share: number) => amounts[Math.floor((amounts.length - 1) * share)] ?? 0
    for (const [min, max] of [
      [0, Number.MAX_SAFE_INTEGER],
      [at(0.2), at(0.4)],
      [at(0.7), at(0.75)],
      [at(0.99), at(1)],
    ] as const) {
      const found: string[] = []
      for (let from = 0; from < products.length; from += 50) {
        const ids = products.slice(from, from + 50).map(({ id }) => id)
        const answer = await catalog.lookup({
          ids,
          filters: { price: { min, max } },
          context: { currency },
        })
        found.push(...answer.products.map(({ id }) => id))
        const wrong = answer.products.flatMap(({ variants }) =>
          variants.filter(({ price }) => price.amount < min || price.amount > max),
        )
        expect(wrong).toEqual([])
      }
      expect(found.toSorted()).toEqual(expectedIds(products, decimals, min, max).toSorted())
    }
  })
})
