'use client'
import { addResources } from '../core/client/add-resources.js'
import type { StorefrontContextValue } from '../provider/storefront-context.js'
import { useStoreContext } from './use-store-context.js'

/**
 * The client, query client and settings of the nearest `<StorefrontProvider>`.
 *
 * @throws {MissingProviderError} outside a provider.
 */
export function useStorefront(): StorefrontContextValue {
  const store = useStoreContext()
  if (!('resources' in store.client)) addResources(store.client)
  // The client now has all resources.
  return store as StorefrontContextValue
}
