import 'server-only'
import { createStorefrontClient } from 'storefront-react/core'

import { store } from './store'

/** The store as the server sees it. Answers are kept in Next's cache for a minute, or until the tag is expired. */
export const serverClient = createStorefrontClient({
  baseUrl: process.env.STOREFRONT_URL!,
  apiKey: process.env.STOREFRONT_SERVER_KEY!,
  cacheScope: store.cacheScope,
  serverOnly: true,
  fetchOptions: { next: { revalidate: 60, tags: ['storefront'] } },
})
