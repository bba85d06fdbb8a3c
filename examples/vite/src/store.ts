import { QueryClient } from '@tanstack/react-query'
import { createStorefrontClient } from 'storefront-react/core'

/** The browser sends the key, so it must be a public key. */
export const client = createStorefrontClient({
  baseUrl: import.meta.env.VITE_STOREFRONT_URL,
  apiKey: import.meta.env.VITE_STOREFRONT_KEY,
})

/** Shared by the components and the routes' loaders. */
export const queryClient = new QueryClient()

export const currency = 'EUR'
