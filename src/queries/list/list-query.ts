import type { QueryClient, QueryKey } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ListParams } from '../../core/list/list-params.js'
import type { ResourceDefinition, Entity } from '../../core/resources/define-resource.js'
import { withCursor } from '../../core/list/with-cursor.js'
import * as storefrontKeys from '../keys.js'
import { selectListData } from './list-data.js'
import { isListQueryData } from './is-list-query-data.js'
import type { ListQueryData } from './list-query-data.js'
import { cursorOf, getInitialPageParam, type PageParam } from './page-param.js'
import type { QueryContext } from '../query-context.js'
import { queryDefaults } from '../query-defaults.js'
import { warnAboutProtocolViolations } from '../diagnostics/warn-about-protocol-violations.js'
import { shareList } from './share-list.js'
import { fetchFirstPage, fetchFollowingPage } from './fetch-pages.js'
import { warnAboutScopeMismatch } from '../diagnostics/warn-about-scope-mismatch.js'
import { toListQueryPage, type ListQueryPage } from './list-query-page.js'
import { prefetchedPages } from './prefetched-pages.js'
import type { ListQueryOptions } from '../query-options.js'
import type { RequestOptions } from '../../core/transport/create-transport.js'

/**
 * Infinite query options for a list that pages in both directions, for hooks, loaders and server components. Only
 * the package's own hooks queue concurrent calls: see `docs/how-paging-works.md`.
 */
export function listQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: Pick<AnyStorefrontClient, 'cacheScope' | 'resource'>,
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
  params: ListParams<TFilters> = {},
  {
    fetchOptions,
    queryClient,
  }: Pick<RequestOptions, 'fetchOptions'> & {
    /** Required before TanStack Query 5.69, whose query context has no `client`. */
    readonly queryClient?: QueryClient | undefined
  } = {},
): ListQueryOptions<TListItem> {
  const resource = client.resource(definition)
  const initialPageParam = getInitialPageParam(params as ListParams<never>)
  /** All pages of one fetch share its signal, so the signal identifies the fetch. */
  const fetchedIds = new WeakMap<AbortSignal, string[]>()

  async function fetchPage(
    context: QueryContext & { readonly pageParam: PageParam },
  ): Promise<ListQueryPage<TListItem>> {
    const prefetched = prefetchedPages.get(context.pageParam)?.()
    if (prefetched) return prefetched

    warnAboutScopeMismatch(context)
    const { queryKey, pageParam, signal } = context
    const state = (context.client ?? queryClient)?.getQueryState<ListQueryData<TListItem>>(queryKey)
    const cached = isListQueryData(state?.data) ? state.data : undefined
    const pages = cached?.pages ?? []

    const request = async (param: PageParam) => {
      const listParams =
        param === initialPageParam
          ? // Keep both cursors if both are given, so that the client rejects them.
            params
          : withCursor(params, cursorOf(param))
      const response = await resource.list(listParams, { signal, fetchOptions })
      if (process.env.NODE_ENV !== 'production') {
        warnAboutProtocolViolations(queryKey, listParams, response, pages)
      }
      return toListQueryPage(param, response)
    }

    // Compare by identity: only the first page of a fetch gets the cached `pageParams[0]` object.
    const firstParam = cached?.pageParams[0] ?? initialPageParam
    const isFirst = pageParam === firstParam
    const idsSoFar = fetchedIds.get(signal) ?? []
    const following = isFirst ? undefined : await fetchFollowingPage(request, pageParam, idsSoFar)
    const page = following ?? (await fetchFirstPage(request, pages[0]?.param ?? firstParam, pages))
    const itemsAbove = following ? following.itemsAbove : 0
    fetchedIds.set(signal, [...idsSoFar.slice(0, itemsAbove), ...page.items.map((item) => item.id)])
    return following || isFirst ? page : { ...page, itemsAbove }
  }

  const queryKey: QueryKey = storefrontKeys.list(client, definition, params)
  return {
    ...queryDefaults,
    queryKey: queryKey as ListQueryOptions<TListItem>['queryKey'],
    queryFn: fetchPage,
    initialPageParam,
    getNextPageParam: (lastPage: ListQueryPage<TListItem> | null) => lastPage?.nextParam,
    getPreviousPageParam: (firstPage: ListQueryPage<TListItem> | null) => firstPage?.previousParam,
    structuralSharing: shareList,
    select: selectListData<TListItem>,
  }
}
