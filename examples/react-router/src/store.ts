import { createStorefrontClient } from 'storefront-react'
import { createSearch } from 'storefront-react/search'

/** Server and browser share cached data. */
export const cacheScope = 'shop'

/** The browser's client. The server of the shop adds the key: see `server/shop-server.ts`. */
export const client = createStorefrontClient({ baseUrl: '/api/v1', apiKey: null, cacheScope })

/** Requests nothing before the search opens. */
export const search = createSearch({
  client,
  engine: async () => {
    const { createLocalSearchEngine } = await import('storefront-search/local')
    return createLocalSearchEngine({ documents: '/search.json' })
  },
})

export const sendOrder = (form: FormData) => fetch('/checkout', { method: 'POST', body: form })

export const readOrder = (id: string) => fetch(`/checkout/${id}`)
