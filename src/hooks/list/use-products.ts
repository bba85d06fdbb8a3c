'use client'
import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ListData } from '../../queries/list/list-data.js'
import { definitionOf } from '../definition-of.js'
import type { RegisteredClient } from '../register.js'
import { useStorefront } from '../use-storefront.js'
import type { UseResourceListOptions, UseResourceListResult } from './list-options.js'
import { useResourceList } from './use-resource-list.js'
import type { ListItemOf, FiltersOf } from '../../core/resources/define-resource.js'
import type { ListParams } from '../../core/list/list-params.js'

/**
 * A list of products that pages in both directions. Returns TanStack's infinite query result (`fetchNextPage`,
 * `fetchPreviousPage`, `hasNextPage`, `hasPreviousPage` …) with `data` as `{ items, pages, totalCount }`.
 *
 * @example
 * const products = useProducts({ sort: 'name', order: 'asc', limit: 24 })
 * @throws {MissingProviderError} outside a provider.
 * @see The API reference, "GET {base_url}/products".
 */
export function useProducts<
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ListData<ListItemOf<C['products']['definition']>>,
>(
  params?: ListParams<FiltersOf<C['products']['definition']>>,
  options?: UseResourceListOptions<ListItemOf<C['products']['definition']>, TSelected> & {
    readonly client?: C | undefined
  },
): UseResourceListResult<ListItemOf<C['products']['definition']>, TSelected> {
  return useResourceList(definitionOf('products', options?.client, useStorefront().client), params, options)
}
