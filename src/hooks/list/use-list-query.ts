'use client'
import type {
  AnyStorefrontClient,
  Entity,
  ListParams,
  PageCursor,
  ResourceDefinition,
} from '../../core/index.js'
import { listQueryOptions } from '../../queries/index.js'
import * as storefrontKeys from '../../queries/keys.js'
import { discardForeignData } from '../../queries/list/discard-foreign-data.js'
import { useStorefront } from '../use-storefront.js'
import { queuedResult } from './queued-result.js'
import { useOpenedCursor } from './use-opened-cursor.js'

interface ListQuery<TItem extends Entity, TListItem extends Entity, TFilters> {
  readonly query: ReturnType<typeof listQueryOptions<TItem, TListItem, TFilters>>
  /** Turns TanStack's result into the result of the hook. */
  readonly expose: <TResult extends object>(result: TResult) => TResult
}

/** What every list hook shares. */
export function useListQuery<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: Pick<AnyStorefrontClient, 'cacheScope' | 'resource'>,
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
  params: ListParams<TFilters> = {},
): ListQuery<TItem, TListItem, TFilters> {
  const { queryClient } = useStorefront()
  const ownCursor: PageCursor = { startingAfter: params.startingAfter, endingBefore: params.endingBefore }
  const paramsAt = (cursor: PageCursor) => ({
    ...params,
    startingAfter: undefined,
    endingBefore: undefined,
    ...cursor,
  })
  const { cursor, allowReopening } = useOpenedCursor(ownCursor, (each) =>
    storefrontKeys.list(client, definition, paramsAt(each)),
  )

  // Keep both own cursors if both are given, so that the client rejects them.
  const query = listQueryOptions(client, definition, cursor ? paramsAt(cursor) : params, { queryClient })
  discardForeignData(queryClient, query.queryKey)
  return {
    query,
    expose: (result) => {
      const list = queuedResult(result, queryClient)
      allowReopening(list)
      return list
    },
  }
}
