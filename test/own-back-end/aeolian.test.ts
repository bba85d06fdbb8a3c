import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as storefront from 'storefront-react'
import { createSampleCatalog } from 'storefront-mock'

import { createAeolianStandIn, type Guesses } from './aeolian-stand-in.js'

const { compareAmounts, getPriceRange, getVariantSelection, InvalidResponseError } = storefront
const page = readFileSync(join(import.meta.dirname, '../../docs/own-back-end.md'), 'utf8')
const recipe = /^## Aeolian$.*?^```ts\n(.*?)^```$/ms.exec(page)?.[1] ?? ''

/** Runs the recipe as a reader pastes it. */
function pasteRecipe(currency = 'EUR') {
  const source = recipe.replace("['EUR', '€']", currency === 'EUR' ? "['EUR', '€']" : `['${currency}', '£']`)
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  })
  const exports = {} as { client: storefront.StorefrontClient }
  // oxlint-disable-next-line typescript/no-implied-eval -- the code is that of the documentation
  const run = new Function('require', 'exports', outputText) as (
    require: () => unknown,
    exports: object,
  ) => void
  run(() => storefront, exports)
  return exports.client
}

const catalog = createSampleCatalog({ size: 130 })
const truth = catalog.products

function start(guesses: Guesses) {
  const shop = createAeolianStandIn(truth, guesses)
  vi.stubGlobal('fetch', shop.fetch)
  return shop
}
afterEach(() => vi.unstubAllGlobals())

const forms: readonly Guesses[] = (['min-max', 'from-to'] as const).flatMap((range) =>
  (['bare', 'product'] as const).flatMap((single) =>
    (['code', 'sign'] as const).map((currency) => ({ range, single, currency })),
  ),
)

it('the recipe has at most 40 lines of code', () => {
  const code = recipe.split('\n').filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/\*\*|\*)/.test(line))
  expect(code.length).toBeGreaterThan(20)
  expect(code.length).toBeLessThanOrEqual(40)
})

describe.each(forms)(
  'the recipe for Aeolian, with $range, a $single product and the currency as a $currency',
  (guesses) => {
    it('reads all products of a list, each with its name, address, picture and price range', async () => {
      start(guesses)
      const read = new Map<string, storefront.Product>()
      for await (const product of pasteRecipe().products.iterate()) read.set(product.id, product)
      expect(read.size).toBe(130)
      for (const product of truth) {
        const prices = product.variants.map(({ price }) => price).sort(compareAmounts)
        const [image] = product.images as { url: string }[]
        expect(read.get(product.id)).toMatchObject({
          name: product.name,
          slug: product.slug,
          images: image ? [image.url] : [],
          variants: [],
        })
        const range = getPriceRange(read.get(product.id)!)
        expect([range?.min, range?.max].map(cents)).toEqual([prices[0], prices.at(-1)].map(cents))
      }
    })

    it('reads single products with their variants', async () => {
      start(guesses)
      const client = pasteRecipe()
      for (const { id, slug, variants } of truth.slice(0, 20)) {
        const product = await client.products.retrieve({ slug })
        expect(await client.products.retrieve({ id })).toEqual(product)
        expect(
          product.variants.map((each) => [
            each.id,
            cents(each.price),
            cents(each.compareAtPrice),
            getVariantSelection(each),
          ]),
        ).toEqual(
          variants.map((each) => [
            each.id,
            cents(each.price),
            cents(each.compareAtPrice),
            getVariantSelection(each),
          ]),
        )
        expect(product.variants.map((each) => storefront.isVariantAvailable(each))).toEqual(
          variants.map(({ stockQuantity }) => stockQuantity > 0),
        )
      }
    })

    it('sends the filters, the language and the currency', async () => {
      const { requests } = start(guesses)
      const client = pasteRecipe()
      const collection = (truth[0]!.collections as { id: string }[])[0]!.id
      const expected = truth.filter(({ collections }) =>
        (collections as { id: string }[]).some(({ id }) => id === collection),
      )
      const filtered = await client.products.list({ filters: { collection }, limit: 100 })
      expect(filtered.totalCount).toBe(expected.length)
      const ofCollection = await client.collectionProducts({ id: collection }).list({ limit: 100 })
      expect(ofCollection.items.map(({ id }) => id)).toEqual(filtered.items.map(({ id }) => id))
      const headers = requests.map((request) => [
        request.headers.get('accept-language'),
        request.headers.get('x-currency'),
      ])
      expect(headers).toEqual([
        ['de', 'EUR'],
        ['de', 'EUR'],
      ])
    })

    it('refuses an answer in another currency, with a typed error', async () => {
      start(guesses)
      // The shop has no pounds, and answers in dollars.
      const client = pasteRecipe('GBP')
      await expect(client.products.list()).rejects.toThrow(InvalidResponseError)
      await expect(client.products.retrieve({ id: truth[0]!.id })).rejects.toThrow(InvalidResponseError)
    })
  },
)

it('the recipe shows the other products of a page if one is broken, and no price for half a cent', async () => {
  const item = { title: 'Mug', handle: 'mug', price: { min: { minor: 19.5 }, max: { minor: 19.5 } } }
  vi.stubGlobal('fetch', async () =>
    Response.json({
      data: [
        { id: 'a', title: 3 },
        { id: 'b', ...item },
      ],
      has_more: false,
      total_count: 2,
    }),
  )
  const { items, invalidItems } = await pasteRecipe().products.list()
  expect(invalidItems.map(({ id }) => id)).toEqual(['a'])
  expect(items.map((each) => getPriceRange(each))).toEqual([undefined])
})

/** The same value in one form: "5" and "5.00" are equal. */
const cents = (amount: string | null | undefined) => (amount == null ? amount : Number(amount).toFixed(2))
