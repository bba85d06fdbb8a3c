'use client'
import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ListData } from '../../queries/list/list-data.js'
import type { ClientListItem, ClientListParams, ClientOption } from '../client-resources.js'
import type { RegisteredClient } from '../register.js'
import type { UseResourceListOptions, UseResourceListResult } from './list-options.js'
import { useNamedResourceList } from './use-named-resource-list.js'

/**
 * A list of collections that pages in both directions, like `useProducts`.
 *
 * @example
 * const collections = useCollections({ limit: 100 })
 * @throws {MissingProviderError} outside a provider.
 */
export function useCollections<
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ListData<ClientListItem<C, 'collections'>>,
>(
  params?: ClientListParams<C, 'collections'>,
  options?: UseResourceListOptions<ClientListItem<C, 'collections'>, TSelected> & ClientOption<C>,
): UseResourceListResult<ClientListItem<C, 'collections'>, TSelected> {
  return useNamedResourceList('collections', params, options)
}
