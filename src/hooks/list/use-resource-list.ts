'use client'
import { InfiniteQueryObserver, useInfiniteQuery, type QueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import { hasSameFields } from '../../core/has-same-fields.js'
import { cursorOfParams, withCursor, type ListParams, type PageCursor } from '../../core/list/list-params.js'
import type { ResourceDefinition, Entity } from '../../core/resources/define-resource.js'
import { hasRecordOf } from '../../dom/list-records.js'
import * as storefrontKeys from '../../queries/keys.js'
import type { ListQueryData } from '../../queries/list/list-query-data.js'
import { listQueryOptions } from '../../queries/list/list-query.js'
import { selectListData, type ListData } from '../../queries/list/share-list.js'
import { withAppDefaults } from '../../queries/query-defaults.js'
import type { UseListQuery } from '../tanstack.js'
import { useFirstRequests } from '../use-first-requests.js'
import { useStorefront } from '../use-storefront.js'
import { useListHandle, useOpenedCursor } from './list-handle.js'
import type { UseResourceListOptions, UseResourceListResult } from './list-options.js'

/**
 * A list of any resource that pages in both directions, like `useProducts`.
 *
 * @throws {MissingProviderError} outside a provider.
 */
export function useResourceList<
  TItem extends Entity,
  TListItem extends Entity,
  TFilters,
  TSelected = ListData<TListItem>,
>(
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
  params?: ListParams<TFilters>,
  {
    client: givenClient,
    select,
    ...options
  }: UseResourceListOptions<TListItem, TSelected> & {
    readonly client?: AnyStorefrontClient | undefined
  } = {},
): UseResourceListResult<TListItem, TSelected> {
  const storefront = useStorefront()
  const { queryClient } = storefront
  const client = givenClient ?? storefront.client
  const { query, expose } = useListQuery(client, definition, params)
  const selectFromList = useMemo(
    () => select && ((data: ListQueryData<TListItem>) => select(selectListData(data))),
    [select],
  )
  const queryOptions = { ...query, ...options, select: selectFromList ?? query.select }
  useFirstRequests(InfiniteQueryObserver, [queryOptions], queryClient, hasRecordOf)
  const result = (useInfiniteQuery as UseListQuery)<TListItem, TSelected>(queryOptions, queryClient)
  return expose(result)
}

type ListQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters> = ReturnType<
  typeof listQueryOptions<TItem, TListItem, TFilters>
>

interface ListQuery<TItem extends Entity, TListItem extends Entity, TFilters> {
  readonly query: ListQueryOptions<TItem, TListItem, TFilters>
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
  const get = useListHandle(queryClient, query, opening)
  return {
    query,
    expose: <TResult extends object>(result: TResult) => new Proxy<TResult>(result, { get }),
  }
}

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
