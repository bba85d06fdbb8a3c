'use client'
import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ItemReference } from '../../core/resources/item-reference.js'
import type { AnyResourceDefinition, ListItemOf, FiltersOf } from '../../core/resources/define-resource.js'
import { checkClient } from '../../provider/check-client.js'
import type { ListData } from '../../queries/list/share-list.js'
import type { ClientDefinition } from '../definition-of.js'
import type { RegisteredClient } from '../register.js'
import { useStorefrontClient } from '../use-storefront-client.js'
import type { UseResourceListOptions, UseResourceListResult } from './list-options.js'
import { useResourceList } from './use-resource-list.js'
import type { ListParams } from '../../core/list/list-params.js'

/**
 * The products of one collection, by its id or slug, paging in both directions like `useProducts`.
 *
 * @example
 * const products = useCollectionProducts({ slug: 'shirts' }, { sort: 'price', order: 'asc' })
 * @throws {MissingProviderError} outside a provider.
 */
export function useCollectionProducts<
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ListData<ListItemOf<C['products']['definition']>>,
>(
  collection: ItemReference,
  params?: ListParams<FiltersOf<C['products']['definition']>>,
  options?: UseResourceListOptions<ListItemOf<C['products']['definition']>, TSelected> & {
    readonly client?: C | undefined
  },
): UseResourceListResult<ListItemOf<C['products']['definition']>, TSelected> {
  const own: AnyStorefrontClient = useStorefrontClient()
  const client = checkClient(options?.client ?? own, 'collectionProducts')
  const products = client.collectionProducts(collection)
  // Without a given client, C is the type that the app declares in `Register`.
  const definition: AnyResourceDefinition = products.definition
  return useResourceList(definition as ClientDefinition<C, 'products'>, params, {
    ...options,
    client: { ...client, products },
  })
}
