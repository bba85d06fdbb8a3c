import 'server-only'
import { createStorefrontClient } from 'storefront-react/core'

import { store } from './store'

/** The server's client. Next caches the responses for a minute, or until the tag is revalidated. */
export const serverClient = createStorefrontClient({
  baseUrl: process.env.STOREFRONT_URL!,
  apiKey: process.env.STOREFRONT_SERVER_KEY!,
  cacheScope: store.cacheScope,
  serverOnly: true,
  fetchOptions: { next: { revalidate: 60, tags: ['storefront'] } },
})
