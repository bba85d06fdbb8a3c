'use client'
import { hashKey } from '@tanstack/react-query'
import { useState } from 'react'

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
import { setOpening } from './list-opening.js'
import { queuedResult } from './queued-result.js'

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
  const keyAt = (cursor = ownCursor) => storefrontKeys.list(client, definition, paramsAt(cursor))

  const [opened, setOpened] = useState<{ readonly listHash: string; readonly cursor: PageCursor }>()
  // A cursor belongs to one list: with other params, and after a return to these params, it is outdated.
  const isOutdated = opened !== undefined && opened.listHash !== hashKey(keyAt())
  if (isOutdated) setOpened(undefined)
  const cursor = isOutdated ? undefined : opened?.cursor

  // Keep both own cursors if both are given, so that the client rejects them.
  const query = listQueryOptions(client, definition, cursor ? paramsAt(cursor) : params, { queryClient })
  discardForeignData(queryClient, query.queryKey)
  return {
    query,
    expose: (result) => {
      const list = queuedResult(result, queryClient)
      setOpening(list, {
        cursor: cursor ?? ownCursor,
        keyAt,
        reopen: (next) => setOpened({ listHash: hashKey(keyAt()), cursor: next }),
      })
      return list
    },
  }
}
