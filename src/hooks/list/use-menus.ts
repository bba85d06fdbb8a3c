'use client'
import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ListData } from '../../queries/list/list-data.js'
import type { RegisteredClient } from '../register.js'
import type { UseResourceListOptions, UseResourceListResult } from './list-options.js'
import { useNamedResourceList } from './use-named-resource-list.js'
import type { ListItemOf, FiltersOf } from '../../core/resources/define-resource.js'
import type { ListParams } from '../../core/list/list-params.js'

/**
 * A list of menus that pages in both directions, like `useProducts`.
 *
 * @example
 * const menus = useMenus({ limit: 100 })
 * @throws {MissingProviderError} outside a provider.
 */
export function useMenus<
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ListData<ListItemOf<C['menus']['definition']>>,
>(
  params?: ListParams<FiltersOf<C['menus']['definition']>>,
  options?: UseResourceListOptions<ListItemOf<C['menus']['definition']>, TSelected> & {
    readonly client?: C | undefined
  },
): UseResourceListResult<ListItemOf<C['menus']['definition']>, TSelected> {
  return useNamedResourceList('menus', params, options)
}
