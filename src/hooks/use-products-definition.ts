'use client'
import type { AnyStorefrontClient } from '../core/client/storefront-client.js'
import type { AnyResourceDefinition } from '../core/resources/define-resource.js'
import { checkClient } from '../provider/check-client.js'
import type { ClientDefinition } from './client-resources.js'
import { useStoreContext } from './use-store-context.js'

/** `useDefinition('products', client)` in a bundle without the other resources. */
export function useProductsDefinition<C extends AnyStorefrontClient>(
  client: C | undefined,
): ClientDefinition<C, 'products'> {
  const store = useStoreContext()
  const definition: AnyResourceDefinition = (checkClient(client) ?? store.client).products.definition
  // Without a given client, C is the type that the app declares in `Register`.
  return definition as ClientDefinition<C, 'products'>
}
