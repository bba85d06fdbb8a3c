'use client'
import { useSuspenseInfiniteQuery, type UseSuspenseInfiniteQueryResult } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/index.js'
import type { ListData } from '../../queries/index.js'
import type { ClientListItem, ClientListParams, ClientOption } from '../client-resources.js'
import type { RegisteredClient } from '../register.js'
import type { UseSuspenseListQuery } from '../tanstack.js'
import { useDefinition } from '../use-definition.js'
import { useStorefront } from '../use-storefront.js'
import type { UseResourceListOptions } from './list-options.js'
import { useListQuery } from './use-list-query.js'

/**
 * Like `useProducts`, but suspends until the first page has loaded, and throws the error of the first page to the
 * error boundary. TanStack's `useQueryErrorResetBoundary` resets the error.
 *
 * @throws {MissingProviderError} outside a provider.
 */
export function useSuspenseProducts<C extends AnyStorefrontClient = RegisteredClient>(
  params?: ClientListParams<C, 'products'>,
  {
    client: givenClient,
    ...options
  }: Omit<
    UseResourceListOptions<ClientListItem<C, 'products'>>,
    'enabled' | 'throwOnError' | 'placeholderData' | 'select'
  > &
    ClientOption<C> = {},
): UseSuspenseInfiniteQueryResult<ListData<ClientListItem<C, 'products'>>> {
  const storefront = useStorefront()
  const { queryClient } = storefront
  const client = givenClient ?? storefront.client
  const definition = useDefinition('products', givenClient)
  const { query, expose } = useListQuery(client, definition, params)
  return expose((useSuspenseInfiniteQuery as UseSuspenseListQuery)({ ...query, ...options }, queryClient))
}
