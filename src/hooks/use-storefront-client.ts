'use client'
import type { AnyStorefrontClient, ProductsClient } from '../core/client/storefront-client.js'
import { withAllResources } from '../core/client/with-all-resources.js'
import type { RegisteredClient } from './register.js'
import { useStorefront } from './use-storefront.js'

/** One complete client for each client of a provider: apps list it in the deps of their effects. */
const fullClients = new WeakMap<ProductsClient, AnyStorefrontClient>()

/**
 * The client of the nearest `<StorefrontProvider>` with every resource, with the type that the app declares in `Register`.
 *
 * @throws {MissingProviderError} outside a provider.
 */
export function useStorefrontClient(): RegisteredClient {
  // The app declares this type in `Register`.
  return fullClientOf(useStorefront().client) as RegisteredClient
}

/** The client that an app passes to the provider is complete. From the provider's own client, derive one. */
function fullClientOf(client: ProductsClient): AnyStorefrontClient {
  if (isComplete(client)) return client
  let full = fullClients.get(client)
  if (!full) fullClients.set(client, (full = withAllResources(client)))
  return full
}

const isComplete = (client: ProductsClient): client is AnyStorefrontClient => 'resources' in client
