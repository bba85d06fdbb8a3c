import { createStorefrontClient } from '../../../core/client/create-storefront-client.js'
import { productSchema } from '../../../core/schemas/schemas.gen.js'
import { validate } from '../../../core/schemas/validate.js'
import { createSearch } from '../../../search/client/create-search.js'
import { toSearchDocument } from '../../../search/documents/search-document.js'
import { createLocalSearchEngine } from '../../../search/local/create-local-search-engine.js'
import type { AgentCatalogOptions } from '../../../server/agents/catalog/options.js'
import { createMarkdownHandler } from '../../../server/agents/markdown/create-markdown-handler.js'
import { createCatalogMcpHandler } from '../../../server/agents/mcp/create-catalog-mcp-handler.js'
import { createCatalogHandler } from '../../../server/agents/ucp/create-catalog-handler.js'
import type { MockStore } from '../../mock-store/create-mock-store.js'

const NAME = 'Mock shop'

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
  store: MockStore,
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
    .filter((product) => product.status === 'ACTIVE' && validate(productSchema, product).ok)
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
    currency,
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
    if (pathname === '/.well-known/ucp' || pathname.startsWith('/ucp/')) return commerce
    const isMarkdown =
      pathname === '/llms.txt' || pathname.endsWith('.md') || accept.includes('text/markdown')
    return isMarkdown ? markdown : undefined
  }
}
