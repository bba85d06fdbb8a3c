'use client'
import type { AnyStorefrontClient, FiltersOf, ListItemOf, ListParams } from '../../core/index.js'
import type { ListData } from '../../queries/index.js'
import type { UseResourceListOptions, UseResourceListResult } from './list-options.js'
import type { RegisteredClient } from '../register.js'
import { useResourceList } from './use-resource-list.js'
import { useStorefront } from '../use-storefront.js'

type MenusOf<C extends AnyStorefrontClient> = C['menus']['definition']

/**
 * Menus, paged both ways as `useProducts` is.
 *
 * @example
 * const menus = useMenus({ limit: 100 })
 * @throws {MissingProviderError} outside a provider.
 */
export function useMenus<
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ListData<ListItemOf<MenusOf<C>>>,
>(
  params?: ListParams<FiltersOf<MenusOf<C>>>,
  options: UseResourceListOptions<ListItemOf<MenusOf<C>>, TSelected> & {
    readonly client?: C | undefined
  } = {},
): UseResourceListResult<ListItemOf<MenusOf<C>>, TSelected> {
  const storefront = useStorefront()
  const { definition } = (options.client ?? storefront.client).menus
  return useResourceList(definition, params, options as never) as never
}
