'use client'
import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ListData } from '../../queries/list/list-data.js'
import type { RegisteredClient } from '../register.js'
import type { UseResourceListOptions, UseResourceListResult } from './list-options.js'
import { useNamedResourceList } from './use-named-resource-list.js'
import type { ListItemOf, FiltersOf } from '../../core/resources/define-resource.js'
import type { ListParams } from '../../core/list/list-params.js'

/**
 * A list of collections that pages in both directions, like `useProducts`.
 *
 * @example
 * const collections = useCollections({ limit: 100 })
 * @throws {MissingProviderError} outside a provider.
 */
export function useCollections<
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ListData<ListItemOf<C['collections']['definition']>>,
>(
  params?: ListParams<FiltersOf<C['collections']['definition']>>,
  options?: UseResourceListOptions<ListItemOf<C['collections']['definition']>, TSelected> & {
    readonly client?: C | undefined
  },
): UseResourceListResult<ListItemOf<C['collections']['definition']>, TSelected> {
  return useNamedResourceList('collections', params, options)
}
