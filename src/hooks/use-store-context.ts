'use client'
import { providerErrorMessage } from '../provider/error-texts.js'
import { StorefrontContext, type StoreContextValue } from '../provider/storefront-context.js'
import { useRequiredContext } from '../provider/use-required-context.js'

/**
 * `useStorefront` for this package's own hooks: the provider's client may have no resources but the products, so that a
 * bundle needs no others.
 *
 * @throws {MissingProviderError} outside a provider.
 */
export function useStoreContext(): StoreContextValue {
  return useRequiredContext(StorefrontContext, providerErrorMessage, 'no-provider')
}
