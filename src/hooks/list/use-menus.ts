'use client'
import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ListData } from '../../queries/list/list-data.js'
import type { ClientListItem, ClientListParams, ClientOption } from '../client-resources.js'
import type { RegisteredClient } from '../register.js'
import type { UseResourceListOptions, UseResourceListResult } from './list-options.js'
import { useNamedResourceList } from './use-named-resource-list.js'

/**
 * A list of menus that pages in both directions, like `useProducts`.
 *
 * @example
 * const menus = useMenus({ limit: 100 })
 * @throws {MissingProviderError} outside a provider.
 */
export function useMenus<
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ListData<ClientListItem<C, 'menus'>>,
>(
  params?: ClientListParams<C, 'menus'>,
  options?: UseResourceListOptions<ClientListItem<C, 'menus'>, TSelected> & ClientOption<C>,
): UseResourceListResult<ClientListItem<C, 'menus'>, TSelected> {
  return useNamedResourceList('menus', params, options)
}
