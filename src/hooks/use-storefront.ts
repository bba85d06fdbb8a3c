'use client'
import type { ProductsClient } from '../core/client/storefront-client.js'
import { providerErrorMessage } from '../provider/error-texts.js'
import { StorefrontContext, type StorefrontContextValue } from '../provider/storefront-context.js'
import { useRequiredContext } from '../provider/use-required-context.js'

/**
 * The settings, the query client and the client of the nearest `<StorefrontProvider>`. For collections, pages and menus,
 * read the client with `useStorefrontClient`: a page that needs only settings or products does not load their code.
 *
 * @throws {MissingProviderError} outside a provider.
 */
export function useStorefront(): StorefrontContextValue {
  return useRequiredContext(StorefrontContext, providerErrorMessage, 'no-provider')
}

/** For hooks of products, which then do not load the code of other resources. */
export function useProductsClient(): ProductsClient {
  return useStorefront().client
}
