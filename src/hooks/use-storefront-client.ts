'use client'
import type { RegisteredClient } from './register.js'
import { useStorefront } from './use-storefront.js'

/**
 * The client of the nearest `<StorefrontProvider>`, with the type that the app declares in `Register`.
 *
 * @throws {MissingProviderError} outside a provider.
 */
export function useStorefrontClient(): RegisteredClient {
  // The app declares this type in `Register`.
  return useStorefront().client as RegisteredClient
}
