import 'server-only'
import { createStorefrontClient } from 'storefront-react/core'

import { resources } from './card-fields'
import { store } from './store'

const options = {
  baseUrl: process.env.STOREFRONT_URL!,
  apiKey: process.env.STOREFRONT_API_KEY!,
  cacheScope: store.cacheScope,
  rules: store.rules,
  serverOnly: true,
  // The default is 10 seconds. A visitor should see an error page earlier.
  timeoutMs: 4000,
} as const

const cached = { ...options, fetchOptions: { next: { revalidate: 60, tags: ['storefront'] } } }

/** For pages. Next caches the responses for a minute, or until the tag is revalidated. */
export const serverClient = createStorefrontClient(cached)

/** For the lists of pages, with the fields that cards show. */
export const listClient = createStorefrontClient({ ...cached, resources })

/** For the proxy: visitors choose the query strings, so caching every response could fill the disk. Also for `use cache`. */
export const uncachedClient = createStorefrontClient({ ...options, fetchOptions: { cache: 'no-store' } })
