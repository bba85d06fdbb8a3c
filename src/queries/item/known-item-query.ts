import type { DataTag, QueryClient } from '@tanstack/react-query'

import {
  isStorefrontError,
  type AnyStorefrontClient,
  type Entity,
  type ResourceDefinition,
} from '../../core/index.js'
import { createConcurrencyLimit, type ConcurrencyLimit } from './concurrency-limit.js'
import { itemQueryOptions } from './item-query.js'
import * as storefrontKeys from '../keys.js'
import { findListedItem } from './listed-item.js'
import type { QueryContext } from '../query-context.js'
import { queryDefaults } from '../query-defaults.js'

/** What a browser opens to one HTTP/1.1 host. */
const MAX_AT_ONCE = 6

const limits = new WeakMap<QueryClient, ConcurrencyLimit>()

function limitOf(queryClient: QueryClient): ConcurrencyLimit {
  let limit = limits.get(queryClient)
  if (!limit) limits.set(queryClient, (limit = createConcurrencyLimit(MAX_AT_ONCE)))
  return limit
}

/**
 * Options of one item that is probably known already: taken from a fresh list, else from a fresh detail, and
 * only then retrieved, with few requests at a time. `null` when the store has none. An entry of its own below
 * that of the detail, since what a list shows must not pass for the full item.
 */
export function knownItemQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  queryClient: QueryClient,
  client: Pick<AnyStorefrontClient, 'cacheScope' | 'resource'>,
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
  id: string,
) {
  async function findOrRetrieve({ signal }: QueryContext): Promise<TItem | null> {
    const listed = findListedItem(queryClient, client, definition, { id }, queryDefaults.staleTime)
    if (listed?.isFresh) return listed.item
    try {
      return await limitOf(queryClient)(() => {
        // Whoever asked may be gone by the time it is this one's turn.
        signal.throwIfAborted()
        return detailOrRetrieve(signal)
      })
    } catch (error) {
      if (isStorefrontError(error) && error.code === 'not-found') return null
      throw error
    }
  }
  /** Not by a fetch of the detail's query: a hook on it could cancel that by going away, and would see it fail untried. */
  async function detailOrRetrieve(signal: AbortSignal): Promise<TItem> {
    const detail = itemQueryOptions(client, definition, { id })
    const known = queryClient.getQueryCache().find<TItem>({ queryKey: detail.queryKey })
    if (known?.state.data && !known.isStaleByTime(detail.staleTime)) return known.state.data
    const item = await client.resource(definition).retrieve({ id }, { signal })
    // Not by `setQueryData`: a query that knows how to fetch itself came from no server.
    const options = queryClient.defaultQueryOptions(detail)
    queryClient.getQueryCache().build(queryClient, options).setData(item, { manual: true })
    return item
  }
  const queryKey = [...storefrontKeys.detail(client, definition.name, id), 'known'] as const
  return {
    ...queryDefaults,
    queryKey: queryKey as DataTag<typeof queryKey, TItem | null>,
    queryFn: findOrRetrieve,
  }
}
