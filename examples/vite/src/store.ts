import { QueryClient } from '@tanstack/react-query'
import { createStorefrontClient } from 'storefront-react/core'

/** The store. Its key is sent by the browser, so it is one that everybody may see. */
export const client = createStorefrontClient({
  baseUrl: import.meta.env.VITE_STOREFRONT_URL,
  apiKey: import.meta.env.VITE_STOREFRONT_KEY,
})

/** Holds what was loaded, for the components and for the routes' loaders. */
export const queryClient = new QueryClient()

export const currency = 'EUR'
