'use client'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'

import type { AnyStorefrontClient, ItemOf } from '../../core/index.js'
import { knownItemQueryOptions } from '../../queries/item/known-item-query.js'
import type { RegisteredClient } from '../register.js'
import { useStorefront } from '../use-storefront.js'

/** What `useProductsByIds` gives. */
export interface UseProductsByIdsResult<TItem> {
  /** Those that have arrived, in the order of the ids. */
  readonly data: readonly TItem[]
  /** Ids that the store has no product for, e.g. to take them off a wishlist. */
  readonly missingIds: readonly string[]
  /** Whether some have not arrived yet. */
  readonly isPending: boolean
  readonly isFetching: boolean
  /** The first failure; the others' products are in `data` all the same. */
  readonly error: Error | null
  /** Asks again for those that failed. */
  readonly refetch: () => Promise<void>
}

/**
 * Products by their ids, for wishlists, recently viewed products and cart lines. What a loaded list or an
 * earlier visit shows, fetched within the last minute, is taken from there; the rest is retrieved, six at a
 * time. Ids that the store has no product for are left out. An id given twice gives its product twice.
 *
 * @throws {MissingProviderError} outside a provider.
 */
export function useProductsByIds<C extends AnyStorefrontClient = RegisteredClient>(
  ids: readonly string[],
  options: { readonly client?: C | undefined; readonly enabled?: boolean | undefined } = {},
): UseProductsByIdsResult<ItemOf<C['products']['definition']>> {
  type Item = ItemOf<C['products']['definition']>
  const { client: defaultClient, queryClient } = useStorefront()
  const client: AnyStorefrontClient = options.client ?? defaultClient
  // Apps write the array inline: what is in it counts, not which array it is.
  const idsKey = JSON.stringify(ids)
  const combine = useCallback(
    (results: UseQueryResult[]) => new Combined<Item>(JSON.parse(idsKey) as string[], results),
    [idsKey],
  )
  const queries = [...new Set(ids)].map((id) => ({
    ...knownItemQueryOptions(queryClient, client, client.products.definition, id),
    enabled: options.enabled,
  }))
  return useQueries({ queries, combine }, queryClient)
}

/**
 * An instance of a class, since TanStack Query shares the structure of plain results place by place: a product
 * that moved would become a copy of itself.
 */
class Combined<TItem> implements UseProductsByIdsResult<TItem> {
  readonly data
  readonly missingIds
  readonly isPending
  readonly isFetching
  readonly error
  readonly refetch

  constructor(ids: readonly string[], results: readonly UseQueryResult[]) {
    const byId = new Map([...new Set(ids)].map((id, index) => [id, results[index]?.data]))
    this.data = ids.flatMap((id) => byId.get(id) ?? []) as TItem[]
    this.missingIds = [...byId.keys()].filter((id) => byId.get(id) === null)
    this.isPending = results.some((result) => result.isPending)
    this.isFetching = results.some((result) => result.isFetching)
    this.error = results.find((result) => result.error)?.error ?? null
    this.refetch = async () => {
      await Promise.all(results.filter((result) => result.isError).map((result) => result.refetch()))
    }
  }
}
