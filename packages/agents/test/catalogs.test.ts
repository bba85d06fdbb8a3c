import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'

import { randomRuns } from '../../../test/setup/random-runs.js'
import type { Product } from '../../../src/core/schemas/product.js'
import { createCatalog } from '../src/catalog/create-catalog.js'
import type { CatalogProduct } from '../src/catalog/product/to-catalog-product.js'
import { catalogsAbsent, readBoutique, readElectronics } from '../../../test/catalogs.js'
import { createAgentShop } from './agent-shop.js'
import { expectProduct } from './brute-force.js'
import { loadSchemas, protocolAbsent } from './protocol.js'

const LONG = process.env.STOREFRONT_LONG ? 25 : 1

/** Every hundredth product, and those with prices finer than a cent; in the long form all of them. */
const someElectronics = () =>
  readElectronics().filter(
    ({ variants }, index) => LONG > 1 || index % 100 === 0 || variants[0]?.price === '0.0003',
  )

/** Minor units by moving the point in the string: no arithmetic. */
function centsOf(amount: string): number | undefined {
  const [whole = '', decimals = ''] = amount.split('.')
  if (/[1-9]/.test(decimals.slice(2))) return undefined
  return Number(whole + decimals.slice(0, 2).padEnd(2, '0'))
}

function wrongAmounts(product: Product, answer: CatalogProduct): string[] {
  const prices = new Map(product.variants.map((variant) => [variant.id, variant.price]))
  return answer.variants.flatMap(({ id, price }) =>
    price.amount === centsOf(prices.get(id) ?? '') && price.currency === 'USD'
      ? []
      : [`${id}: ${price.amount}`],
  )
}

describe.skipIf(catalogsAbsent ?? protocolAbsent)(
  `the catalogue for agents over real products (${catalogsAbsent ?? protocolAbsent ?? 'read in place'})`,
  () => {
    let schemas: ReturnType<typeof loadSchemas>
    beforeAll(() => {
      schemas = loadSchemas()
    })

    it.each([
      ['boutique', readBoutique],
      ['electronics', someElectronics],
    ])('answers for every product of %s with the official schemas and exact amounts', async (name, read) => {
      const products = read()
      const { options } = createAgentShop(products)
      const catalog = createCatalog(options)
      const problems: string[] = []
      let amounts = 0
      for (const product of products) {
        const isShown =
          product.status === 'ACTIVE' && product.variants.some(({ price }) => centsOf(price) !== undefined)
        const answer = await catalog.product({ id: product.id }).catch((error: unknown) => error)
        if (answer instanceof Error) {
          if (isShown) problems.push(`${product.id}: ${answer.message}`)
          continue
        }
        if (!isShown) problems.push(`${product.id} is shown`)
        if (!schemas.get_product(answer)) problems.push(JSON.stringify(schemas.get_product.errors))
        const { product: shown } = answer as { product: CatalogProduct }
        amounts += shown.variants.length
        problems.push(...wrongAmounts(product, shown))
      }
      if (LONG > 1) {
        const what = `${products.length} answers validated, ${amounts} amounts compared`
        console.log(`${name} with the official schemas: ${what}, ${problems.length} errors`)
      }
      expect(problems).toEqual([])
    })

    it('says of each option value whether it exists and can be bought, as trying all variants says', async () => {
      const products = readBoutique().filter(({ status }) => status === 'ACTIVE')
      const catalog = createCatalog(createAgentShop(products).options)
      const states = await Promise.all(
        products.map(async (product) => ({
          product,
          plain: (await catalog.product({ id: product.id })).product,
        })),
      )
      const request = fc
        .constantFrom(...states.filter(({ plain }) => plain.options.length > 0))
        .chain(({ product, plain }) =>
          fc.record({
            product: fc.constant(product),
            names: fc.constant(plain.options.map(({ name }) => name)),
            selected: fc.tuple(
              ...plain.options.map(({ name, values }) =>
                fc
                  .option(fc.constantFrom(...values.map(({ label }) => label), 'no such value'))
                  .map((label) => ({ name, label })),
              ),
            ),
            preferences: fc.shuffledSubarray(plain.options.map(({ name }) => name)),
          }),
        )
      await fc.assert(
        fc.asyncProperty(request, async ({ product, names, selected, preferences }) => {
          const chosen = selected.flatMap(({ name, label }) => (label === null ? [] : [{ name, label }]))
          const answer = await catalog.product({ id: product.id, selected: chosen, preferences })
          const expected = expectProduct(
            product,
            names,
            Object.fromEntries(chosen.map(({ name, label }) => [name, label])),
            preferences,
          )
          const got = answer.product
          expect(Object.fromEntries((got.selected ?? []).map(({ name, label }) => [name, label]))).toEqual(
            expected.selected,
          )
          for (const { name, values } of got.options) {
            for (const { label, exists, available } of values) {
              const [doesExist, isAvailable] = expected.signals.get(`${name}/${label}`) ?? [false, false]
              expect([name, label, exists, available]).toEqual([name, label, doesExist, isAvailable])
            }
          }
          expect(new Set(got.variants.map(({ id }) => id))).toEqual(expected.variantIds)
        }),
        randomRuns(400 * LONG),
      )
    })

    it('pages through a search without repeating or losing a product', async () => {
      const products = readBoutique()
      const catalog = createCatalog(createAgentShop(products).options)
      const seen: string[] = []
      let total: number | undefined
      let cursor: string | undefined
      do {
        const answer = await catalog.search({
          query: 'shirt',
          pagination: { limit: 7, ...(cursor && { cursor }) },
        })
        if (!schemas.search(answer)) expect(schemas.search.errors).toEqual([])
        total = answer.pagination?.total_count
        seen.push(...answer.products.map(({ id }) => id))
        cursor = answer.pagination?.cursor
      } while (cursor)
      expect(seen.length).toBeGreaterThan(7)
      expect([new Set(seen).size, seen.length]).toEqual([total, total])
    })

    it('asks the API nothing for a page of results', async () => {
      const products = readBoutique().filter(({ status }) => status === 'ACTIVE')
      const { store, options } = createAgentShop(products)
      const byId = new Map(products.map((product) => [product.id, product]))
      store.clearRequests()
      const answer = await createCatalog(options).search({ query: 'shirt', pagination: { limit: 20 } })
      expect([answer.products.length > 10, store.requests.length]).toEqual([true, 0])
      const wrong = answer.products.flatMap((found) => wrongAmounts(byId.get(found.id) as Product, found))
      expect(wrong).toEqual([])
    })

    it('looks up products and variants in one request, each with the identifier that named it', async () => {
      const products = readBoutique().filter(({ status }) => status === 'ACTIVE')
      const catalog = createCatalog(createAgentShop(products).options)
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom(...products), { minLength: 1, maxLength: 8 }),
          fc.nat(),
          async (some, seed) => {
            const ids = some.flatMap(({ id, variants }, index) =>
              (seed >> index) % 2 ? [id] : [variants[seed % variants.length]?.id ?? id, id],
            )
            const answer = await catalog.lookup({ ids: [...ids, 'no such id'] })
            if (!schemas.lookup(answer)) expect(schemas.lookup.errors).toEqual([])
            const named = answer.products.flatMap(({ variants }) =>
              variants.flatMap(({ inputs = [] }) => inputs.map(({ id }) => id)),
            )
            expect(named.sort()).toEqual([...new Set(ids)].sort())
            expect(answer.messages).toContainEqual({ type: 'info', code: 'not_found', content: 'no such id' })
            for (const { variants } of answer.products) {
              for (const { id, inputs = [] } of variants) {
                for (const input of inputs) expect(input.match).toBe(input.id === id ? 'exact' : 'featured')
              }
            }
          },
        ),
        randomRuns(60 * LONG),
      )
    })
  },
)
