import type { QueryClient, QueryKey } from '@tanstack/react-query'

import type { AnyStorefrontClient } from '../../core/client/storefront-client.js'
import { type ListParams, withCursor } from '../../core/list/list-params.js'
import type { ResourceDefinition, Entity } from '../../core/resources/define-resource.js'
import * as storefrontKeys from '../keys.js'
import { selectListData, shareList } from './share-list.js'
import {
  cursorOf,
  getInitialPageParam,
  hasItem,
  isListQueryData,
  type ListQueryData,
  type ListQueryPage,
  type PageParam,
  toListQueryPage,
} from './list-query-data.js'
import { isLostCursorError } from './lost-cursor.js'
import { queryDefaults } from '../query-defaults.js'
import { resourceOf } from '../../core/resources/resource-client.js'
import { warnAboutProtocolViolations } from '../diagnostics/warn-about-protocol-violations.js'
import { fetchFirstPage, fetchRefetchedPage, loadRecovery } from './fetch-pages.js'
import type { Refetch } from './refetch/recovery.js'
import { warnAboutScopeMismatch } from '../diagnostics/warn-about-scope-mismatch.js'
import type { ListQueryOptions, QueryContext } from '../query-options.js'
import type { RequestOptions } from '../../core/transport/create-transport.js'

/** Removes the page, so that it is used once; `undefined` if it is outdated. */
type TakePage = () => Promise<ListQueryPage<never>> | undefined

/**
 * Next pages that were requested early. By identity of the param: a refetch that changes the page before also creates
 * a new param, so the list cannot continue with an outdated page.
 */
export const prefetchedPages = new WeakMap<PageParam, TakePage>()

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
    if (isFirst && cached && pages.some(({ items }) => items.length > 0) && !refetches.has(signal)) {
      refetches.set(signal, { loaded: cached, fetched: new Set(), limit: params.limit, answers: new Map() })
    }
    // The fetch of this signal has items of this list.
    const refetch = refetches.get(signal) as Refetch<TListItem> | undefined

    async function send(param: PageParam): Promise<ListQueryPage<TListItem>> {
      // Keep both cursors if both are given, so that the client rejects them.
      const listParams = param === initialPageParam ? params : withCursor(params, cursorOf(param))
      const response = await resourceOf(client, definition).list(listParams, { signal, fetchOptions })
      if (process.env.NODE_ENV !== 'production') {
        warnAboutProtocolViolations(queryKey, listParams, response, pages)
      }
      return toListQueryPage(param, response, definition.parameters?.endingBefore === null)
    }

    function request(param: PageParam): Promise<ListQueryPage<TListItem>> {
      const key = JSON.stringify(param)
      const answer = refetch?.answers.get(key) ?? send(param)
      refetch?.answers.set(key, answer)
      // TanStack retries the failed page with the same signal, so send that request again. A refused cursor stays refused.
      void answer.catch((error: unknown) => isLostCursorError(error) || refetch?.answers.delete(key))
      return answer
    }

    const start = pages[0]?.param ?? firstParam
    // The cache does not know the type of a query's data.
    if (refetch) return fetchRefetchedPage(request, isFirst ? start : pageParam, refetch, query as never)
    if (isFirst) return fetchFirstPage(request, start)
    const page = await request(pageParam)
    const above = pages[0]?.param
    const isAdjacent = [above, pageParam].some((param) => param && hasItem(page, param))
    if (pageParam.kind === 'before' && above?.kind === 'after' && !isAdjacent) {
      // The item above the loaded ones was deleted or has moved, or the server ignores the parameter.
      await (await loadRecovery())?.checkBackward(request, page, definition.name)
    }
    return page
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
