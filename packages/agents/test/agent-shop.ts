import type { AgentCatalogOptions } from 'storefront-agents'
import { createMockStore, type MockStore } from 'storefront-mock'

import { createStorefrontClient } from '../../../src/core/client/create-storefront-client.js'
import type { Product } from '../../../src/core/schemas/product.js'
import { createSearch } from '../../../src/search/client/create-search.js'
import { toSearchDocument } from 'storefront-search/server'
import { createLocalSearchEngine } from '../../search/src/local/create-local-search-engine.js'

export const SITE_URL = 'https://shop.example'
export const API_KEY = 'sk_live_do_not_show'

/** A shop over products in memory, and what every interface for agents needs of it. */
export function createAgentShop(products: readonly Product[]): {
  readonly store: MockStore
  readonly options: AgentCatalogOptions
} {
  const store = createMockStore({ products, apiKey: API_KEY })
  const client = createStorefrontClient({ baseUrl: store.baseUrl, apiKey: API_KEY, fetch: store.fetch })
  const documents = {
    v: 1 as const,
    store: 'agents',
    asOf: '2026-01-01T00:00:00.000Z',
    facets: [
      { name: 'collections', source: 'collections' as const },
      { name: 'price', source: 'price' as const },
    ],
    documents: products.map((product) => toSearchDocument(product)),
  }
  const productIds = new Map(
    documents.documents.flatMap((each) => each.variants.map(({ id }) => [id, each.id])),
  )
  return {
    store,
    options: {
      client,
      search: createSearch({ client, engine: createLocalSearchEngine({ documents }) }),
      rules: { currency: 'USD' },
      siteUrl: SITE_URL,
      getProductUrl: ({ slug }, variantId) => `/products/${slug}${variantId ? `?variant=${variantId}` : ''}`,
      findProductId: (variantId) => productIds.get(variantId),
    },
  }
}
