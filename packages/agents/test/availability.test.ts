import { expect, it } from 'vitest'
import { buildProduct, createMockStore } from 'storefront-mock'

import { createCatalog } from '../src/catalog/create-catalog.js'
import { createStorefrontClient } from '../../../src/core/client/create-storefront-client.js'
import type { StoreRules } from '../../../src/core/client/store-rules.js'
import { createSearch } from '../../../src/search/client/create-search.js'
import { toSearchDocument } from 'storefront-search/server'
import { createLocalSearchEngine } from '../../search/src/local/create-local-search-engine.js'

const built = buildProduct({ id: 'mug', name: 'Mug', options: { Size: ['S', 'M'] } })
/** Five of one variant, and fifty of the other. */
const mug = {
  ...built,
  variants: built.variants.map((variant, index) => ({ ...variant, stockQuantity: index === 0 ? 5 : 50 })),
}
const needs = (count: number): StoreRules => ({
  currency: 'EUR',
  isVariantAvailable: ({ stockQuantity }) => stockQuantity >= count,
})
const everything: StoreRules = { currency: 'EUR', isVariantAvailable: () => true }

/** What a search says about the variants, and how many requests it has sent. */
async function askAbout(clientRules: StoreRules, rules: StoreRules | undefined) {
  const store = createMockStore({ products: [mug], apiKey: null })
  const client = createStorefrontClient({
    baseUrl: store.baseUrl,
    apiKey: null,
    fetch: store.fetch,
    rules: clientRules,
  })
  const documents = {
    v: 1 as const,
    store: 's',
    asOf: '2026-01-01T00:00:00.000Z',
    facets: [],
    documents: [toSearchDocument(mug, { rules: clientRules })],
  }
  const catalog = createCatalog({
    client,
    search: createSearch({ client, engine: createLocalSearchEngine({ documents }) }),
    siteUrl: 'https://shop.example',
    rules,
  })
  store.clearRequests()
  const { products } = await catalog.search({ query: 'mug' })
  const variants = products.flatMap((product) => product.variants)
  const ids = variants.flatMap(({ id, availability }) => (availability.available ? [id] : []))
  return {
    available: mug.variants.flatMap(({ id }) => (ids.includes(id) ? [id] : [])),
    requests: store.requests.length,
  }
}

const [few, many] = mug.variants.map(({ id }) => id)

it.each<[string, StoreRules, StoreRules | undefined, readonly (string | undefined)[], number]>([
  ['the rule of the client', needs(10), undefined, [many], 0],
  ['a rule of the catalogue that is stricter', everything, needs(10), [many], 1],
  ['a rule of the catalogue that is looser', needs(100), everything, [few, many], 1],
  ['the rule of the package, if the shop has none', { currency: 'EUR' }, undefined, [few, many], 0],
])(
  'an agent that searches reads the stock by %s',
  async (_which, clientRules, rules, available, requests) => {
    expect(await askAbout(clientRules, rules)).toEqual({ available, requests })
  },
)
