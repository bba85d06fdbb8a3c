'use client'
import type { UseSuspenseInfiniteQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ListData } from '../../queries/list/list-data.js'
import type { ClientListItem, ClientListParams, ClientOption } from '../client-resources.js'
import type { RegisteredClient } from '../register.js'
import { useProductsDefinition } from '../use-products-definition.js'
import { useSuspenseResourceList, type UseSuspenseResourceListOptions } from './use-suspense-resource-list.js'

/**
 * Like `useProducts`, but suspends until the first page has loaded, and throws the error of the first page to the
 * error boundary. TanStack's `useQueryErrorResetBoundary` resets the error.
 *
 * @throws {MissingProviderError} outside a provider.
 */
export function useSuspenseProducts<C extends AnyStorefrontClient = RegisteredClient>(
  params?: ClientListParams<C, 'products'>,
  options?: UseSuspenseResourceListOptions<ClientListItem<C, 'products'>> & ClientOption<C>,
): UseSuspenseInfiniteQueryResult<ListData<ClientListItem<C, 'products'>>> {
  return useSuspenseResourceList(useProductsDefinition(options?.client), params, options)
}
