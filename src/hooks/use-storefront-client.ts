'use client'
import type { RegisteredClient } from './register.js'
import { useStorefront } from './use-storefront.js'

/**
 * The client of the nearest `<StorefrontProvider>`, typed by `Register` where the app declares one.
 *
 * @throws {MissingProviderError} outside a provider.
 */
export function useStorefrontClient(): RegisteredClient {
  // The app promises the type by declaring Register.
  return useStorefront().client as RegisteredClient
}
