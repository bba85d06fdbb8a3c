'use client'
import type { AnyStorefrontClient, FiltersOf, ListItemOf, ListParams } from '../../core/index.js'
import type { ListData } from '../../queries/index.js'
import type { UseResourceListOptions, UseResourceListResult } from './list-options.js'
import type { RegisteredClient } from '../register.js'
import { useResourceList } from './use-resource-list.js'
import { useStorefront } from '../use-storefront.js'

type ProductsOf<C extends AnyStorefrontClient> = C['products']['definition']

/**
 * Products, paged both ways: `fetchNextPage`, `fetchPreviousPage`, `hasNextPage`, `hasPreviousPage` and the
 * rest of TanStack's infinite query result, with `data` as `{ items, pages, totalCount }`.
 *
 * @example
 * const products = useProducts({ sort: 'name', order: 'asc', limit: 24 })
 * @throws {MissingProviderError} outside a provider.
 * @see The API's document, "GET {base_url}/products".
 */
export function useProducts<
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ListData<ListItemOf<ProductsOf<C>>>,
>(
  params?: ListParams<FiltersOf<ProductsOf<C>>>,
  options: UseResourceListOptions<ListItemOf<ProductsOf<C>>, TSelected> & {
    readonly client?: C | undefined
  } = {},
): UseResourceListResult<ListItemOf<ProductsOf<C>>, TSelected> {
  const storefront = useStorefront()
  const { definition } = (options.client ?? storefront.client).products
  return useResourceList(definition, params, options as never) as never
}
