'use client'
import { providerErrorMessage } from '../provider/error-texts.js'
import { StorefrontContext, type StorefrontContextValue } from '../provider/storefront-context.js'
import { useRequiredContext } from '../provider/use-required-context.js'

/**
 * The client, query client and settings of the nearest `<StorefrontProvider>`.
 *
 * @throws {MissingProviderError} outside a provider.
 */
export function useStorefront(): StorefrontContextValue {
  return useRequiredContext(StorefrontContext, providerErrorMessage, 'no-provider')
}
