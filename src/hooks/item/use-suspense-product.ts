'use client'
import {
  useSuspenseQuery,
  type UseSuspenseQueryOptions,
  type UseSuspenseQueryResult,
} from '@tanstack/react-query'

import type { AnyStorefrontClient, ItemOf, ItemReference } from '../../core/index.js'
import { itemQueryOptions } from '../../queries/index.js'
import type { UseSuspenseResourceOptions } from './item-options.js'
import type { RegisteredClient } from '../register.js'
import { useStorefront } from '../use-storefront.js'

/**
 * One product that suspends until it has arrived; a failure goes to the error boundary, which TanStack's
 * `useQueryErrorResetBoundary` resets.
 *
 * @throws {MissingProviderError} outside a provider.
 * @throws {NotFoundError} to the error boundary, when there is none.
 */
export function useSuspenseProduct<
  C extends AnyStorefrontClient = RegisteredClient,
  TSelected = ItemOf<C['products']['definition']>,
>(
  product: ItemReference,
  {
    client,
    ...options
  }: UseSuspenseResourceOptions<ItemOf<C['products']['definition']>, TSelected> & {
    readonly client?: C | undefined
  } = {},
): UseSuspenseQueryResult<TSelected> {
  const storefront = useStorefront()
  const store: AnyStorefrontClient = client ?? storefront.client
  const query = { ...itemQueryOptions(store, store.products.definition, product), ...options }
  return useSuspenseQuery(
    query as unknown as UseSuspenseQueryOptions<never, Error, TSelected>,
    storefront.queryClient,
  )
}
