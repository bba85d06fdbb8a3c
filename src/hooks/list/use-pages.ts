'use client'
import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ListData } from '../../queries/list/list-data.js'
import type { ClientListItem, ClientListParams, ClientOption } from '../client-resources.js'
import type { RegisteredClient } from '../register.js'
import type { UseResourceListOptions, UseResourceListResult } from './list-options.js'
import { useNamedResourceList } from './use-named-resource-list.js'

/**
 * A list of content pages that pages in both directions, like `useProducts`.
 *
 * @example
 * const pages = usePages({ limit: 100 })
 * @throws {MissingProviderError} outside a provider.
 */
export function usePages<
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ListData<ClientListItem<C, 'pages'>>,
>(
  params?: ClientListParams<C, 'pages'>,
  options?: UseResourceListOptions<ClientListItem<C, 'pages'>, TSelected> & ClientOption<C>,
): UseResourceListResult<ClientListItem<C, 'pages'>, TSelected> {
  return useNamedResourceList('pages', params, options)
}
