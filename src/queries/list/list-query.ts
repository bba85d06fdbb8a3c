import type { QueryClient, QueryKey } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import type { ListParams } from '../../core/list/list-params.js'
import type { ResourceDefinition, Entity } from '../../core/resources/define-resource.js'
import { hasSameElements } from '../../core/has-same-elements.js'
import { withCursor } from '../../core/list/with-cursor.js'
import * as storefrontKeys from '../keys.js'
import { selectListData } from './list-data.js'
import { isListQueryData } from './is-list-query-data.js'
import type { ListQueryData } from './list-query-data.js'
import { cursorOf, getInitialPageParam, type PageParam } from './page-param.js'
import { queryDefaults } from '../query-defaults.js'
import { resourceOf } from '../resource-of.js'
import { warnAboutProtocolViolations } from '../diagnostics/warn-about-protocol-violations.js'
import { shareList } from './share-list.js'
import type { Refetch } from './refetch/fetch-window.js'
import { fetchFirstPage, fetchFollowingPage, loadRecovery } from './fetch-pages.js'
import { warnAboutScopeMismatch } from '../diagnostics/warn-about-scope-mismatch.js'
import { toListQueryPage, type ListQueryPage } from './list-query-page.js'
import { prefetchedPages } from './prefetched-pages.js'
import type { ListQueryOptions, QueryContext } from '../query-options.js'
import type { RequestOptions } from '../../core/transport/create-transport.js'

/** What a fetch has read so far. All pages of one fetch share its signal, so the signal identifies the fetch. */
const refetches = new WeakMap<AbortSignal, Refetch<Entity>>()

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
  const initialPageParam = getInitialPageParam(params as ListParams<never>)

  async function fetchPage(
    context: QueryContext & { readonly pageParam: PageParam },
  ): Promise<ListQueryPage<TListItem>> {
    const prefetched = prefetchedPages.get(context.pageParam)?.()
    if (prefetched) return prefetched

    warnAboutScopeMismatch(context)
    const { queryKey, pageParam, signal } = context
    const ownClient = context.client ?? queryClient
    const { queryHash = '' } = ownClient?.defaultQueryOptions({ queryKey }) ?? {}
    const query = ownClient?.getQueryCache().get<ListQueryData<TListItem>>(queryHash)
    const data = query?.state.data
    const cached = isListQueryData(data) ? data : undefined
    const pages = cached?.pages ?? []

    // Compare by identity: only the first page of a fetch gets the cached `pageParams[0]` object.
    const firstParam = cached?.pageParams[0] ?? initialPageParam
    const isFirst = pageParam === firstParam
    if (isFirst) refetches.set(signal, { loaded: cached, fetched: [], ids: [], answers: new Map() })
    // The fetch of this signal has items of this list.
    const refetch = refetches.get(signal) as Refetch<TListItem> | undefined

    const request = async (param: PageParam) => {
      const listParams =
        param === initialPageParam
          ? // Keep both cursors if both are given, so that the client rejects them.
            params
          : withCursor(params, cursorOf(param))
      refetch?.answers.set(param, undefined)
      const response = await resourceOf(client, definition).list(listParams, { signal, fetchOptions })
      if (process.env.NODE_ENV !== 'production') {
        warnAboutProtocolViolations(queryKey, listParams, response, pages)
      }
      const page = toListQueryPage(param, response, definition.parameters?.endingBefore === null)
      refetch?.answers.set(param, page)
      return page
    }

    const following = isFirst ? undefined : await fetchFollowingPage(request, pageParam, refetch?.ids ?? [])
    if (pageParam.kind === 'before' && following?.previousParam) {
      const code = await loadRecovery()
      await code?.checkBackward(client, definition, params, following, { signal, fetchOptions })
    }
    const first = following ?? (await fetchFirstPage(request, pages[0]?.param ?? firstParam, pages))
    const page = following || isFirst ? first : { ...first, itemsAbove: 0 }
    if (!refetch) return page

    const { loaded, fetched, ids } = refetch
    fetched.push(page)
    if (page.itemsAbove !== undefined) ids.length = page.itemsAbove
    for (const { id } of page.items) ids.push(id)
    if (!loaded || (fetched.length < loaded.pages.length && page.nextParam)) return page
    const loadedIds = loaded.pages.flatMap(({ items }) => items.map(({ id }) => id))
    if (hasSameElements(loadedIds, ids)) return page
    // Most refetches find the same items, so the code is not in the bundle of every page. If it cannot be loaded, such as
    // after a deployment, prices that are fresh count for more than rows that stay.
    const code = await loadRecovery()
    const window = await code?.fetchWindow(request, { ...refetch, loaded }, query, params.limit)
    // One page contains the whole window, so that it is rendered at once.
    return window ? { ...page, window } : page
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
