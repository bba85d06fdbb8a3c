import { createStorefrontClient } from 'storefront-react/core'

import { store } from './store'

/** React Router keeps files named `.server` out of the browser's build. */
export const serverClient = createStorefrontClient({
  baseUrl: process.env['STOREFRONT_URL']!,
  apiKey: process.env['STOREFRONT_API_KEY']!,
  cacheScope: store.cacheScope,
  serverOnly: true,
  timeoutMs: 4000,
})
