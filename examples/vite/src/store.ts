import { QueryClient } from '@tanstack/react-query'
import { createStorefrontClient } from 'storefront-react'
import { createSearch } from 'storefront-react/search'

import type { Shop } from './shop'

/** The browser sends the key, so it must be a public key. */
const client = createStorefrontClient({
  baseUrl: import.meta.env.VITE_STOREFRONT_URL,
  apiKey: import.meta.env.VITE_STOREFRONT_KEY,
})

export const shop: Shop = {
  client,
  queryClient: new QueryClient(),
  /** Requests nothing before the search opens. */
  search: createSearch({
    client,
    engine: async () => {
      const { createLocalSearchEngine } = await import('storefront-react/search/local')
      return createLocalSearchEngine({ documents: '/search.json' })
    },
  }),
  sendOrder: (form) => fetch('/checkout', { method: 'POST', body: form }),
}
