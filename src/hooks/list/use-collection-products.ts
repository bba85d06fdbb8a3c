'use client'
import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ItemReference } from '../../core/resources/item-reference.js'
import type { AnyResourceDefinition } from '../../core/resources/define-resource.js'
import { checkClient } from '../../provider/check-client.js'
import type { ListData } from '../../queries/list/list-data.js'
import { clientOf } from '../../queries/resource-of.js'
import type { ClientDefinition, ClientListItem, ClientListParams, ClientOption } from '../client-resources.js'
import type { RegisteredClient } from '../register.js'
import { useStorefront } from '../use-storefront.js'
import type { UseResourceListOptions, UseResourceListResult } from './list-options.js'
import { useResourceList } from './use-resource-list.js'

/**
 * The products of one collection, by its id or slug, paging in both directions like `useProducts`.
 *
 * @example
 * const products = useCollectionProducts({ slug: 'shirts' }, { sort: 'price', order: 'asc' })
 * @throws {MissingProviderError} outside a provider.
 */
export function useCollectionProducts<
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ListData<ClientListItem<C, 'products'>>,
>(
  collection: ItemReference,
  params?: ClientListParams<C, 'products'>,
  options?: UseResourceListOptions<ClientListItem<C, 'products'>, TSelected> & ClientOption<C>,
): UseResourceListResult<ClientListItem<C, 'products'>, TSelected> {
  const storefront = useStorefront()
  const client = checkClient(options?.client ?? storefront.client, 'collectionProducts')
  const products = client.collectionProducts(collection)
  // Without a given client, C is the type that the app declares in `Register`.
  const definition: AnyResourceDefinition = products.definition
  return useResourceList(definition as ClientDefinition<C, 'products'>, params, {
    ...options,
    // A list needs nothing else of its client.
    client: clientOf(client, products) as AnyStorefrontClient,
  })
}
