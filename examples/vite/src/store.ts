import { QueryClient } from '@tanstack/react-query'
import { createStorefrontClient } from 'storefront-react'
import { createSearch } from 'storefront-react/search'

import type { Shop } from './shop'

/** The server of the shop adds the key: see `server/shop-server.ts`. */
const client = createStorefrontClient({ baseUrl: '/api/v1', apiKey: null })

export const shop: Shop = {
  client,
  queryClient: new QueryClient(),
  /** Requests nothing before the search opens. */
  search: createSearch({
    client,
    engine: async () => {
      const { createLocalSearchEngine } = await import('storefront-search/local')
      return createLocalSearchEngine({ documents: '/search.json' })
    },
  }),
  sendOrder: (form) => fetch('/checkout', { method: 'POST', body: form }),
  readOrder: (id) => fetch(`/checkout/${id}`),
}
