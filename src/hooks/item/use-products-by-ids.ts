'use client'
import { QueryObserver, useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'

import type { ProductsClient } from '../../core/client/storefront-client.js'
import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ItemOf } from '../../core/resources/define-resource.js'
import { knownItemQueryOptions } from '../../queries/item/known-item-query.js'
import type { RegisteredClient } from '../register.js'
import { useFirstRequests } from '../use-first-requests.js'
import { useStorefront } from '../use-storefront.js'

/** The result of `useProductsByIds`. */
export interface UseProductsByIdsResult<TItem> {
  /** The loaded products, in the order of the ids. A repeated id repeats its product. */
  readonly data: readonly TItem[]
  /** Ids whose product does not exist, e.g. to remove them from a wishlist. */
  readonly missingIds: readonly string[]
  readonly isPending: boolean
  readonly isFetching: boolean
  /** The first error; `data` still contains the products that loaded. */
  readonly error: Error | null
  /** The error of each id that failed. */
  readonly errorsById: ReadonlyMap<string, Error>
  /** Refetches the products that failed. */
  readonly refetch: () => Promise<void>
}

/**
 * Products by their ids, for wishlists, recently viewed products and cart lines. Products fetched within the last
 * minute are read from the cache; the others are requested, six at a time.
 *
 * @throws {MissingProviderError} outside a provider.
 */
export function useProductsByIds<C extends AnyStorefrontClient = RegisteredClient>(
  ids: readonly string[],
  options: { readonly client?: C | undefined; readonly enabled?: boolean | undefined } = {},
): UseProductsByIdsResult<ItemOf<C['products']['definition']>> {
  type Item = ItemOf<C['products']['definition']>
  const { client: defaultClient, queryClient } = useStorefront()
  const client: ProductsClient = options.client ?? defaultClient
  // Apps write the array inline, so its identity changes on every render.
  const idsKey = JSON.stringify(ids)
  const combine = useCallback(
    (results: UseQueryResult[]) => readResults<Item>(JSON.parse(idsKey) as string[], results),
    [idsKey],
  )
  const queries = [...new Set(ids)].map((id) => ({
    ...knownItemQueryOptions(queryClient, client, client.products.definition, id),
    enabled: options.enabled,
  }))
  useFirstRequests(QueryObserver, queries, queryClient)
  return useQueries({ queries, combine }, queryClient)
}

/** In plain objects, TanStack Query shares by index, so a product at a new index would become a copy. */
// oxlint-disable-next-line typescript/no-extraneous-class -- the class is only another prototype
class ProductsByIds {}

function readResults<TItem>(
  ids: readonly string[],
  results: readonly UseQueryResult[],
): UseProductsByIdsResult<TItem> {
  const byId = new Map([...new Set(ids)].map((id, index) => [id, results[index]]))
  const errorsById = new Map(
    Array.from(byId).flatMap(([id, result]) => (result?.error ? [[id, result.error] as const] : [])),
  )
  return Object.assign(new ProductsByIds(), {
    data: ids.flatMap((id) => byId.get(id)?.data ?? []) as TItem[],
    missingIds: [...byId.keys()].filter((id) => byId.get(id)?.data === null),
    isPending: results.some((result) => result.isPending),
    isFetching: results.some((result) => result.isFetching),
    error: [...errorsById.values()][0] ?? null,
    errorsById,
    async refetch() {
      await Promise.all(results.filter((result) => result.isError).map((result) => result.refetch()))
    },
  })
}
