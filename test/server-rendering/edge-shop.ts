import { createStorefrontClient } from '../../src/core/index.js'
import { createLocalSearchEngine } from 'storefront-search/local'
import {
  checkCartLines,
  createSearch,
  createStorefrontHandler,
  readCartForm,
  type CheckedCart,
} from '../../src/server/index.js'
import { collectSearchDocuments, createSearchHandler } from 'storefront-search/server'
import { createCatalogHandler, createCatalogMcpHandler, createMarkdownHandler } from 'storefront-agents'

export interface EdgeOptions {
  readonly baseUrl: string
  readonly apiKey: string
  readonly fetch: typeof globalThis.fetch
}

/** Every handler of the server, over one store. `edge.test.ts` bundles this file and runs it without Node. */
export async function createHandlers({ baseUrl, apiKey, fetch }: EdgeOptions) {
  const client = createStorefrontClient({ baseUrl, apiKey, fetch, serverOnly: true, cacheScope: 'shop' })
  const engine = createLocalSearchEngine({ documents: await collectSearchDocuments(client) })
  const search = createSearch({ client, engine })
  const catalog = { client, search, rules: { currency: 'EUR' }, siteUrl: 'https://shop.example' }
  return {
    proxy: createStorefrontHandler({ client }),
    search: createSearchHandler({ search }),
    commerce: createCatalogHandler(catalog),
    mcp: createCatalogMcpHandler({ ...catalog, name: 'Shop' }),
    markdown: createMarkdownHandler({ ...catalog, name: 'Shop' }),
    check: async (form: FormData): Promise<CheckedCart> => checkCartLines(client, readCartForm(form)),
  }
}
