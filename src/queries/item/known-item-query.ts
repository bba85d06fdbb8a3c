import type { DataTag, Query, QueryClient } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import { isStorefrontError } from '../../core/errors/storefront-error.js'
import type { ResourceDefinition, Entity } from '../../core/resources/define-resource.js'
import { createConcurrencyLimit, type ConcurrencyLimit } from '../../core/transport/concurrency-limit.js'
import { itemQueryOptions } from './item-query.js'
import * as storefrontKeys from '../keys.js'
import { findFreshItem } from './listed-item.js'
import type { ItemQueryOptions, QueryContext } from '../query-options.js'
import { queryDefaults, withAppDefaults, type AppDefaults } from '../query-defaults.js'
import { resourceOf } from '../../core/resources/resource-client.js'

/** A browser opens at most six connections to one HTTP/1.1 host. */
const MAX_AT_ONCE = 6

/** At most six prefetches at a time for each query client. */
const limits = new WeakMap<QueryClient, ConcurrencyLimit>()

function limitOf(queryClient: QueryClient): ConcurrencyLimit {
  let limit = limits.get(queryClient)
  if (!limit) limits.set(queryClient, (limit = createConcurrencyLimit(MAX_AT_ONCE)))
  return limit
}

/**
 * Reads an item from a fresh list or detail query, or else requests it; `null` if it does not exist. The cache entry
 * is separate from the detail query's, because a list item may have fewer fields than the full item.
 */
export function knownItemQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  queryClient: QueryClient,
  client: Pick<AnyStorefrontClient, 'cacheScope' | 'resource'>,
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
  id: string,
) {
  async function findOrRetrieve({ signal }: QueryContext): Promise<TItem | null> {
    const listed = findFreshItem(queryClient, client, definition, id, isStale)
    if (listed) return listed
    try {
      return await limitOf(queryClient)(() => {
        // The component may have unmounted while the task waited.
        signal.throwIfAborted()
        return detailOrRetrieve(signal)
      })
    } catch (error) {
      if (isStorefrontError(error) && error.code === 'not-found') return null
      throw error
    }
  }
  /** Does not fetch the detail query, because `useProduct` would cancel the fetch on unmount or show its error. */
  async function detailOrRetrieve(signal: AbortSignal): Promise<TItem> {
    const detail = itemQueryOptions(client, definition, { id })
    // `find` would hash the key of every cached query.
    const known = queryClient.getQueryCache().get<TItem>(queryClient.defaultQueryOptions(detail).queryHash)
    if (known?.state.data && !isStale(known as Query)) return known.state.data
    return storeItem(queryClient, detail, await resourceOf(client, definition).retrieve({ id }, { signal }))
  }
  const queryKey = [...storefrontKeys.detail(client, definition.name, id), 'known'] as const
  const query = withAppDefaults(queryClient, {
    ...queryDefaults,
    queryKey: queryKey as DataTag<typeof queryKey, TItem | null>,
    queryFn: findOrRetrieve,
  })
  function isStale(other: Query): boolean {
    // The app's can be a function.
    const { staleTime } = query as AppDefaults
    return other.isStaleByTime(typeof staleTime === 'function' ? staleTime(other) : staleTime)
  }
  return query
}

/** `setQueryData` would create a query without a query function, as if it were hydrated from a server. */
export const storeItem = <TItem>(
  queryClient: QueryClient,
  detail: ItemQueryOptions<TItem>,
  item: TItem,
): TItem =>
  queryClient
    .getQueryCache()
    .build(queryClient, queryClient.defaultQueryOptions(detail))
    .setData(item, { manual: true })
