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
  search: {
    query: async (...query) => (await getServerSearch()).query(...query),
  },
  siteUrl,
  getProductUrl: ({ slug }) => `/products/${encodeURIComponent(slug)}`,
}
const name = 'Holm & Hearth'

const commerce = createCatalogHandler({ ...catalog, mcpPath: '/mcp' })
const mcp = createCatalogMcpHandler({ ...catalog, name })
const markdown = createMarkdownHandler({
  ...catalog,
  name,
  locale: store.locale,
})

/** All interfaces answer from one catalogue. */
export function answerAgent(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/mcp') return mcp(request)
  const isCommerce = /^\/(?:\.well-known\/ucp|ucp\/)/.test(pathname)
  return isCommerce ? commerce(request) : markdown(request)
}
