import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'

import { randomRuns } from '../../../test/setup/random-runs.js'
import {
  createStorefrontClient,
  defineResource,
  pickFields,
  productSchema,
  type Product,
} from 'storefront-react/core'
import { collectSearchDocuments } from '../src/build/collect-search-documents.js'
import { decodeInSlices, decodeSearchDocuments } from '../src/documents/decode.js'
import { encodeSearchDocuments } from '../src/documents/encode.js'
import { defineFacets } from 'storefront-react/search'
import type { SearchDocuments } from 'storefront-search/local'
import { numberedProducts } from '../../../test/product-list/test-shop.js'
import { generatedDocuments } from './generated-documents.js'

function storeOf(products: readonly Product[] = createSampleCatalog().products) {
  const store = createMockStore({ products: [...products] })
  const { baseUrl, apiKey, fetch } = store
  return { store, client: createStorefrontClient({ baseUrl, apiKey, fetch }) }
}

const documentsOf = (documents: SearchDocuments['documents'], store = 'store_1'): SearchDocuments => ({
  v: 1,
  store,
  asOf: '2026-01-01T00:00:00.000Z',
  facets: [{ name: 'color', source: { option: 'Color' }, limit: 5 }],
  documents,
})
const one = documentsOf([
  {
    id: 'a',
    name: 'A',
    slug: 'a',
    images: [],
    tags: [],
    collections: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    variants: [],
  },
])

describe('collectSearchDocuments', () => {
  it('reads every product once, 100 at a time, and reports progress', async () => {
    const { store, client } = storeOf(numberedProducts(250))
    const progress: number[] = []
    const { documents } = await collectSearchDocuments(client, {
      onProgress: ({ loaded, total }) => progress.push(loaded / total!),
    })
    expect(documents.map(({ id }) => id)).toEqual(numberedProducts(250).map(({ id }) => id))
    expect(store.requests).toHaveLength(3)
    expect(progress).toEqual([0.4, 0.8, 1])
  })

  it('reads whole products with a client whose lists have picked fields', async () => {
    const { store, client } = storeOf()
    const listSchema = pickFields(productSchema, { id: true, name: true })
    const products = defineResource({
      name: 'products',
      path: '/products',
      schema: productSchema,
      listSchema,
    })
    const { baseUrl, apiKey, fetch } = store
    const picking = createStorefrontClient({ baseUrl, apiKey, fetch, resources: { products } })
    const { documents } = await collectSearchDocuments(picking)
    expect(documents).toEqual((await collectSearchDocuments(client)).documents)
  })

  it('drops ids that a moving list repeats', async () => {
    const products = numberedProducts(150)
    const { store, client } = storeOf(products)
    let isFirst = true
    const { documents } = await collectSearchDocuments(client, {
      onProgress() {
        if (isFirst) store.update(products[0]!.id, { createdAt: products[120]!.createdAt })
        isFirst = false
      },
    })
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length)
    expect(documents).toHaveLength(150)
  })

  it('contains named fields only: no stock quantity, no description, no unknown key', async () => {
    const product = { ...numberedProducts(1)[0]!, supplier: 'secret', description: 'internal' }
    const text = encodeSearchDocuments(await collectSearchDocuments(storeOf([product]).client))
    expect(text).not.toMatch(/secret|internal|stockQuantity/)
  })

  it('defines a facet for every option of the store', async () => {
    const { facets } = await collectSearchDocuments(storeOf().client)
    const names = facets.map(({ name }) => name)
    expect(names.slice(0, 4)).toEqual(['tags', 'collections', 'price', 'available'])
    expect(names.slice(4).every((name) => name.startsWith('option:'))).toBe(true)
    expect(names.length).toBeGreaterThan(4)
  })

  it('keeps the values of a facet that is a function', async () => {
    const facets = defineFacets([{ name: 'initial', source: ({ name }: Product) => [name.slice(0, 1)] }])
    const collected = await collectSearchDocuments(storeOf(numberedProducts(1)).client, { facets })
    const decoded = decodeSearchDocuments(encodeSearchDocuments(collected))
    expect(decoded.documents[0]!.facetValues).toEqual({ initial: ['P'] })
    expect(decoded.facets[0]!.source).toBe('values')
  })

  it('throws rather than return a part when a page fails', async () => {
    const { store, client } = storeOf(numberedProducts(250))
    const collecting = collectSearchDocuments(client, { onProgress: () => store.failNext({ status: 400 }) })
    await expect(collecting).rejects.toMatchObject({ code: 'bad-request' })
  })

  it('throws when include rejects every product', async () => {
    const { client } = storeOf(numberedProducts(3).map((product) => ({ ...product, status: 'ARCHIVED' })))
    await expect(collectSearchDocuments(client)).rejects.toMatchObject({
      code: 'invalid-params',
      message: expect.stringContaining('rejected all 3 products') as string,
    })
  })

  it('returns no documents for an empty store', async () => {
    expect((await collectSearchDocuments(storeOf([]).client)).documents).toEqual([])
  })

  it("takes the collections from their lists with collectionsFrom: 'lists'", async () => {
    const teas = { id: 'c1', name: 'Teas', slug: 'teas' }
    const gifts = { id: 'c2', name: 'Gifts', slug: 'gifts' }
    const collections = [[teas], [teas, gifts], [gifts], []]
    const products = numberedProducts(4).map((each, at) => ({ ...each, collections: collections[at]! }))
    const { baseUrl, apiKey, fetch } = createMockStore({ products, collections: [teas, gifts] })
    const client = createStorefrontClient({
      baseUrl,
      apiKey,
      // A store whose products do not name their collections.
      fetch: async (input, init) => {
        const text = await (await fetch(input, init)).text()
        const forget = (key: string, value: unknown) =>
          key === 'collections' && new Request(input).url.includes('/products') ? [] : value
        return new Response(JSON.stringify(JSON.parse(text, forget)))
      },
    })
    const namesOf = async (collectionsFrom: 'products' | 'lists') => {
      const { documents } = await collectSearchDocuments(client, { collectionsFrom })
      return documents.map((each) => each.collections.map(({ name }) => name).sort())
    }
    expect(await namesOf('lists')).toEqual([['Teas'], ['Gifts', 'Teas'], ['Gifts'], []])
    expect(await namesOf('products')).toEqual([[], [], [], []])
  })

  it('can be cancelled', async () => {
    const { store, client } = storeOf(numberedProducts(250))
    const controller = new AbortController()
    const collecting = collectSearchDocuments(client, {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('enough')),
    })
    await expect(collecting).rejects.toThrow('enough')
    expect(store.requests.length).toBeLessThan(3)
  })
})

describe('decodeSearchDocuments', () => {
  it('returns what encodeSearchDocuments was given, for generated documents', () => {
    fc.assert(
      fc.property(generatedDocuments, (documents) => {
        const file = documentsOf(documents)
        expect(decodeSearchDocuments(encodeSearchDocuments(file))).toEqual(file)
      }),
      randomRuns(),
    )
  })

  it('returns the same in slices, with a pause after every 64 documents', async () => {
    const file = documentsOf(
      Array.from({ length: 200 }, (_, index) => ({ ...one.documents[0]!, id: String(index) })),
    )
    const pause = vi.fn(() => Promise.resolve())
    expect(await decodeInSlices(encodeSearchDocuments(file), {}, pause)).toEqual(file)
    expect(pause).toHaveBeenCalledTimes(3)
  })

  const text = encodeSearchDocuments(one)
  it.each([
    ['another version', text.replace('"v":1', '"v":2'), /version 2/],
    ['JSON that is no file of documents', '{"data":[]}', /version undefined/],
    ['a truncated file', text.slice(0, -20), /cut off/],
    ['a file without a column', text.replace(/"id":\["a"\]/, '"id":[]'), /incomplete or damaged/],
    ['HTML', '<!doctype html><title>Sign in</title>', /HTML/],
    ['a name that is a number', text.replace('"name":["A"]', '"name":[5]'), /incomplete or damaged/],
    ['a slug that is an object', text.replace('"slug":[0]', '"slug":[{}]'), /incomplete or damaged/],
    ['a store that is missing', text.replace('"store":"store_1"', '"store":null'), /incomplete or damaged/],
    ['a file of 21 MB in two-byte letters', `"${'é'.repeat(10.5 * 1024 * 1024)}"`, /larger than 20 MB/],
    ['an empty file', '', /not JSON/],
    ['a file of 50 MB', ' '.repeat(50 * 1024 * 1024), /larger than 20 MB/],
  ])('throws an InvalidResponseError for %s', (_kind, given, message) => {
    expect(() => decodeSearchDocuments(given)).toThrow(
      expect.objectContaining({
        code: 'invalid-response',
        message: expect.stringMatching(message) as string,
      }),
    )
  })

  it('throws an InvalidResponseError for the documents of another store', () => {
    expect(() => decodeSearchDocuments(text, { store: 'store_2' })).toThrow(/belong to store "store_1"/)
    expect(decodeSearchDocuments(text, { store: 'store_1' }).documents).toHaveLength(1)
  })
})

describe('defineFacets', () => {
  it.each([
    [[{ name: 'q', source: 'tags' }], /cannot be named "q"/],
    [[{ name: '', source: 'tags' }], /cannot be named ""/],
    [
      [
        { name: 'a', source: 'tags' },
        { name: 'a', source: 'price' },
      ],
      /cannot be named "a"/,
    ],
    [[{ name: 'a', source: 'tags', limit: 0 }], /above 0/],
  ] as const)('throws an InvalidParamsError for %j', (facets, message) => {
    expect(() => defineFacets(facets)).toThrow(
      expect.objectContaining({ code: 'invalid-params', message: expect.stringMatching(message) as string }),
    )
  })
})
