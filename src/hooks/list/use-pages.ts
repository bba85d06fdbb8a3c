'use client'
import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ListData } from '../../queries/list/list-data.js'
import type { RegisteredClient } from '../register.js'
import type { UseResourceListOptions, UseResourceListResult } from './list-options.js'
import { useNamedResourceList } from './use-named-resource-list.js'
import type { ListItemOf, FiltersOf } from '../../core/resources/define-resource.js'
import type { ListParams } from '../../core/list/list-params.js'

/**
 * A list of content pages that pages in both directions, like `useProducts`.
 *
 * @example
 * const pages = usePages({ limit: 100 })
 * @throws {MissingProviderError} outside a provider.
 */
export function usePages<
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ListData<ListItemOf<C['pages']['definition']>>,
>(
  params?: ListParams<FiltersOf<C['pages']['definition']>>,
  options?: UseResourceListOptions<ListItemOf<C['pages']['definition']>, TSelected> & {
    readonly client?: C | undefined
  },
): UseResourceListResult<ListItemOf<C['pages']['definition']>, TSelected> {
  return useNamedResourceList('pages', params, options)
}
