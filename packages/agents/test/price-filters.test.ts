import { describe, expect, it } from 'vitest'

import type { Product } from '../../../src/core/schemas/product.js'
import { CatalogError } from '../src/catalog/catalog-error.js'
import { createCatalog } from '../src/catalog/create-catalog.js'
import { catalogsAbsent, readBoutique, readElectronics } from '../../../test/catalogs.js'
import { createAgentShop } from './agent-shop.js'

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

const isLong = Boolean(process.env['STOREFRONT_LONG'])
const every = (count: number) => readElectronics().filter((_, index) => index % count === 0)

const catalogs = [
  ['boutique', readBoutique],
  ['electronics', () => every(isLong ? 5 : 100)],
] as const

const cases = catalogs.flatMap(([name, read]) =>
  (Object.keys(DECIMALS) as Currency[]).map((currency) => [name, currency, read] as const),
)

/** The whole range of prices, and three parts of it that few products are in. */
function rangesOf(products: readonly Product[], decimals: number): readonly (readonly [number, number])[] {
  const amounts = products
    .flatMap(({ variants }) => variants.flatMap(({ price }) => unitsOf(price, decimals) ?? []))
    .toSorted((a, b) => a - b)
  const at = (share: number) => amounts[Math.floor((amounts.length - 1) * share)] ?? 0
  const ranges: (readonly [number, number])[] = [
    [at(0.7), at(0.75)],
    [at(0.2), at(0.4)],
    [at(0.99), at(1)],
    [0, Number.MAX_SAFE_INTEGER],
  ]
  return isLong ? ranges : ranges.slice(0, 2)
}

type Price = { readonly amount: number; readonly currency: string }
type Ask = (
  filters: object,
  context: object,
) => Promise<readonly { id: string; variants: readonly { price: Price }[] }[]>

/** Compares what an operation finds with brute force, for each range of prices. */
async function compare(
  what: string,
  products: readonly Product[],
  currency: Currency,
  ask: Ask,
): Promise<void> {
  const decimals = DECIMALS[currency]
  let expectedCount = 0
  let lost = 0
  for (const [min, max] of rangesOf(products, decimals)) {
    const found = await ask({ price: { min, max } }, { currency })
    const wrong = found.flatMap(({ variants }) =>
      variants.filter(({ price }) => price.amount < min || price.amount > max || price.currency !== currency),
    )
    expect(wrong).toEqual([])
    const ids = found.map(({ id }) => id).toSorted()
    const expected = expectedIds(products, decimals, min, max).toSorted()
    expectedCount += expected.length
    lost += expected.filter((id) => !ids.includes(id)).length
    if (!isLong) expect(ids).toEqual(expected)
    else expect(ids.filter((id) => !expected.includes(id))).toEqual([])
  }
  if (isLong)
    console.log(`${what} in ${currency}: ${expectedCount} products within four ranges, ${lost} lost`)
  expect(lost).toBe(0)
}

describe.skipIf(catalogsAbsent)(
  `price filters over real products (${catalogsAbsent ?? 'read in place'})`,
  () => {
    it.each(cases)(
      'a lookup and a product page lose no product of %s with a price filter in %s',
      { timeout: 300_000 },
      async (name, currency, read) => {
        const products = read()
        const { options } = createAgentShop(products)
        const catalog = createCatalog({ ...options, rules: { currency } })
        await compare(`lookup of ${name}`, products, currency, async (filters, context) => {
          const found = []
          for (let from = 0; from < products.length; from += 50) {
            const ids = products.slice(from, from + 50).map(({ id }) => id)
            found.push(...(await catalog.lookup({ ids, filters, context })).products)
          }
          return found
        })
        await compare(`product of ${name}`, products, currency, async (filters, context) => {
          const found = []
          for (const { id } of products) {
            const answer = await catalog.product({ id, filters, context }).catch((error: unknown) => {
              if (error instanceof CatalogError && error.code === 'not_found') return undefined
              throw error
            })
            if (answer) found.push(answer.product)
          }
          return found
        })
      },
    )

    it.each(cases)(
      'a search loses no product of %s with a price filter in %s',
      { timeout: 300_000 },
      async (name, currency, read) => {
        // A search ends at the offset 1,000.
        const products = read().filter((_, index) => name === 'boutique' || !isLong || index % 12 === 0)
        const catalog = createCatalog({ ...createAgentShop(products).options, rules: { currency } })
        await compare(`search of ${name}`, products, currency, async (filters, context) => {
          const found = []
          let cursor: string | undefined
          do {
            const pagination = { limit: 50, ...(cursor !== undefined && { cursor }) }
            const answer = await catalog.search({ filters, context, pagination })
            found.push(...answer.products)
            cursor = answer.pagination?.cursor
          } while (cursor !== undefined)
          return found
        })
      },
    )
  },
)
