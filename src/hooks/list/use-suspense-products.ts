'use client'
import {
  useSuspenseInfiniteQuery,
  type UseSuspenseInfiniteQueryOptions,
  type UseSuspenseInfiniteQueryResult,
} from '@tanstack/react-query'

import type { AnyStorefrontClient, FiltersOf, ListItemOf, ListParams } from '../../core/index.js'
import { listQueryOptions, type ListData } from '../../queries/index.js'
import type { UseResourceListOptions } from './list-options.js'
import { queuedResult } from './queued-result.js'
import type { RegisteredClient } from '../register.js'
import { useStorefront } from '../use-storefront.js'

type ProductsOf<C extends AnyStorefrontClient> = C['products']['definition']

/**
 * Products that suspend until the first page has arrived; a failure of it goes to the error boundary, which
 * TanStack's `useQueryErrorResetBoundary` resets. Otherwise as `useProducts`.
 *
 * @throws {MissingProviderError} outside a provider.
 */
export function useSuspenseProducts<C extends AnyStorefrontClient = RegisteredClient>(
  params?: ListParams<FiltersOf<ProductsOf<C>>>,
  {
    client,
    ...options
  }: Omit<
    UseResourceListOptions<ListItemOf<ProductsOf<C>>>,
    'enabled' | 'throwOnError' | 'placeholderData' | 'select'
  > & {
    readonly client?: C | undefined
  } = {},
): UseSuspenseInfiniteQueryResult<ListData<ListItemOf<ProductsOf<C>>>> {
  const storefront = useStorefront()
  const { queryClient } = storefront
  const store: AnyStorefrontClient = client ?? storefront.client
  const query = { ...listQueryOptions(store, store.products.definition, params, { queryClient }), ...options }
  const result = useSuspenseInfiniteQuery(
    query as unknown as UseSuspenseInfiniteQueryOptions<never, Error, never>,
    queryClient,
  )
  return queuedResult(result, queryClient)
}
