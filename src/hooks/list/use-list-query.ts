'use client'
import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ListParams, PageCursor } from '../../core/list/list-params.js'
import type { ResourceDefinition, Entity } from '../../core/resources/define-resource.js'
import { cursorOfParams, withCursor } from '../../core/list/with-cursor.js'
import * as storefrontKeys from '../../queries/keys.js'
import { discardForeignData } from '../../queries/list/discard-foreign-data.js'
import { useStorefront } from '../use-storefront.js'
import { useListHandle } from './list-handle.js'
import { hasSameFields } from '../../core/has-same-fields.js'
import { listQueryOptions } from '../../queries/list/list-query.js'
import { withAppDefaults } from '../../queries/query-defaults.js'
import { useOpenedCursor } from './use-opened-cursor.js'

type ListQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters> = ReturnType<
  typeof listQueryOptions<TItem, TListItem, TFilters>
>

/** Creating the options and hashing their key takes longer than all else that this package adds to a render. */
function useListOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: Pick<AnyStorefrontClient, 'cacheScope' | 'resource'>,
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
  params: ListParams<TFilters>,
  queryClient: QueryClient,
): ListQueryOptions<TItem, TListItem, TFilters> & { readonly queryHash: string } {
  // A cache, so a render that React discards may change it.
  const [cache] = useState<{
    of?: object
    params?: object
    options?: ListQueryOptions<TItem, TListItem, TFilters> & { readonly queryHash?: string }
  }>({})
  const of = { client, definition, queryClient }
  let { options } = cache
  if (!options || !hasSameFields(cache.of ?? {}, of) || !hasSameFields(cache.params ?? {}, params)) {
    options = listQueryOptions(client, definition, params, { queryClient })
  }
  const query = withAppDefaults(queryClient, options)
  if (options !== cache.options) {
    Object.assign(cache, { of, params, options: { ...options, queryHash: query.queryHash } })
  }
  return query
}

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
