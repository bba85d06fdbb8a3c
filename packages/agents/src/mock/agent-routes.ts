import { createStorefrontClient, isProductForSale, productSchema, type Product } from 'storefront-react/core'
import { validate } from 'storefront-react/internal'
import { createLocalSearchEngine, toSearchDocument } from 'storefront-search/local'
import { createSearch } from 'storefront-react/server'

import type { AgentCatalogOptions } from '../catalog/options.js'
import { createMarkdownHandler } from '../markdown/create-markdown-handler.js'
import { createCatalogMcpHandler } from '../mcp/create-catalog-mcp-handler.js'
import { createCatalogHandler } from '../ucp/create-catalog-handler.js'

const NAME = 'Mock shop'

/** What the routes read of a mock store. */
export interface AgentRoutesStore {
  readonly baseUrl: string
  readonly apiKey: string | null
  readonly fetch: typeof globalThis.fetch
  readonly products: { all(): readonly Product[] }
}

export interface AgentRoutesOptions {
  /** ISO 4217 code. */
  readonly currency: string
  /** Where the routes are served. */
  readonly siteUrl: string
}

/**
 * Returns the handler for a request that an interface for agents answers, and `undefined` for every other request. The
 * search knows the products that the store has now. Other requests read the store, with its latency and its faults.
 */
export function createAgentRoutes(
  store: AgentRoutesStore,
  { currency, siteUrl }: AgentRoutesOptions,
): (path: string, accept: string | undefined) => ((request: Request) => Promise<Response>) | undefined {
  const client = createStorefrontClient({
    baseUrl: store.baseUrl,
    apiKey: store.apiKey,
    fetch: store.fetch,
    serverOnly: true,
  })
  const products = store.products
    .all()
    .filter((product) => isProductForSale(product) && validate(productSchema, product).ok)
  const productIds = new Map(
    products.flatMap(({ id, variants }) => variants.map((variant) => [variant.id, id] as const)),
  )
  const documents = {
    v: 1 as const,
    store: products[0]?.storeId ?? '',
    asOf: new Date().toISOString(),
    facets: [
      { name: 'collections', source: 'collections' as const },
      { name: 'price', source: 'price' as const },
    ],
    documents: products.map((product) => toSearchDocument(product)),
  }
  const catalog: AgentCatalogOptions = {
    client,
    search: createSearch({ client, engine: createLocalSearchEngine({ documents }) }),
    rules: { currency },
    siteUrl,
    // The mock server has no pages for people.
    getProductUrl: ({ slug }, variantId) =>
      `/products/${encodeURIComponent(slug)}.md${variantId === undefined ? '' : `?variant=${encodeURIComponent(variantId)}`}`,
    findProductId: (variantId) => productIds.get(variantId),
  }
  // The store fails when it was told to.
  const onError = () => {}
  const commerce = createCatalogHandler({ ...catalog, onError, mcpPath: '/mcp' })
  const mcp = createCatalogMcpHandler({ ...catalog, onError, name: NAME })
  const markdown = createMarkdownHandler({ ...catalog, onError, name: NAME })
  return (path, accept = '') => {
    const [pathname = ''] = path.split('?')
    if (pathname === '/mcp') return mcp
    if (pathname.startsWith('/.well-known/ucp') || pathname.startsWith('/ucp/')) return commerce
    const isMarkdown =
      pathname === '/llms.txt' || pathname.endsWith('.md') || accept.includes('text/markdown')
    return isMarkdown ? markdown : undefined
  }
}
