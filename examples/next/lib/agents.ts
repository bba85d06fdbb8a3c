import 'server-only'
import {
  createCatalogHandler,
  createCatalogMcpHandler,
  createMarkdownHandler,
  type AgentCatalogOptions,
} from 'storefront-agents'

import { getServerSearch } from './search/server-search'
import { uncachedClient } from './server-client'
import { siteUrl, store } from './store'

const catalog: AgentCatalogOptions = {
  client: uncachedClient,
  search: { query: async (...query) => (await getServerSearch()).query(...query) },
  siteUrl,
  getProductUrl: ({ slug }) => `/products/${encodeURIComponent(slug)}`,
}
const name = 'Holm & Hearth'

/** All interfaces answer from one catalogue. */
export const commerce = createCatalogHandler({ ...catalog, basePath: '/agents/ucp', mcpPath: '/mcp' })
export const mcp = createCatalogMcpHandler({ ...catalog, name })
export const markdown = createMarkdownHandler({ ...catalog, name, locale: store.locale })
