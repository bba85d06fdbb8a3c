'use client'
import type { AnyStorefrontClient, FiltersOf, ListItemOf, ListParams } from '../../core/index.js'
import type { ListData } from '../../queries/index.js'
import type { UseResourceListOptions, UseResourceListResult } from './list-options.js'
import type { RegisteredClient } from '../register.js'
import { useResourceList } from './use-resource-list.js'
import { useStorefront } from '../use-storefront.js'

type CollectionsOf<C extends AnyStorefrontClient> = C['collections']['definition']

/**
 * Collections, paged both ways as `useProducts` is.
 *
 * @example
 * const collections = useCollections({ limit: 100 })
 * @throws {MissingProviderError} outside a provider.
 */
export function useCollections<
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ListData<ListItemOf<CollectionsOf<C>>>,
>(
  params?: ListParams<FiltersOf<CollectionsOf<C>>>,
  options: UseResourceListOptions<ListItemOf<CollectionsOf<C>>, TSelected> & {
    readonly client?: C | undefined
  } = {},
): UseResourceListResult<ListItemOf<CollectionsOf<C>>, TSelected> {
  const storefront = useStorefront()
  const { definition } = (options.client ?? storefront.client).collections
  return useResourceList(definition, params, options as never) as never
}
