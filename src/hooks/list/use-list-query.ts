'use client'
import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ListParams, PageCursor } from '../../core/list/list-params.js'
import type { ResourceDefinition, Entity } from '../../core/resources/define-resource.js'
import { cursorOfParams, withCursor } from '../../core/list/with-cursor.js'
import type { listQueryOptions } from '../../queries/list/list-query.js'
import * as storefrontKeys from '../../queries/keys.js'
import { discardForeignData } from '../../queries/list/discard-foreign-data.js'
import { useStorefront } from '../use-storefront.js'
import { useListHandle } from './list-handle.js'
import { useListOptions } from './use-list-options.js'
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
  const ownCursor = cursorOfParams(params)
  const paramsAt = (cursor: PageCursor) => withCursor(params, cursor)
  const { cursor, opening } = useOpenedCursor(ownCursor, (each) =>
    storefrontKeys.list(client, definition, paramsAt(each)),
  )

  // Keep both own cursors if both are given, so that the client rejects them.
  const query = useListOptions(client, definition, cursor ? paramsAt(cursor) : params, queryClient)
  discardForeignData(queryClient, query.queryKey, query)
  const readList = useListHandle(queryClient, query.queryHash)
  const get = readList(opening)
  return {
    query,
    expose: <TResult extends object>(result: TResult) => new Proxy<TResult>(result, { get }),
  }
}
