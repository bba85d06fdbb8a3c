import type { DataTag, QueryClient } from '@tanstack/react-query'

import type { AnyStorefrontClient, Entity, ListParams, ResourceDefinition } from '../../core/index.js'
import * as storefrontKeys from '../keys.js'
import { selectListData } from './list-data.js'
import type { ListQueryData } from './list-query-data.js'
import { cursorsOf, initialPageParamOf, type PageParam } from './page-param.js'
import type { QueryContext } from '../query-context.js'
import { queryDefaults, type QueryRequestOptions } from '../query-defaults.js'
import { warnOfFaults } from '../diagnostics/server-faults.js'
import { shareList } from './share-list.js'
import { fetchFollowingPage, fetchStartPage } from './start-page.js'
import { warnOfOtherScope } from '../diagnostics/warn-of-other-scope.js'
import { toListQueryPage, type ListQueryPage } from './list-query-page.js'

export interface ListRequestOptions extends QueryRequestOptions {
  /** Where the list is cached; needed with TanStack Query before 5.69 only, which does not tell. */
  readonly queryClient?: QueryClient | undefined
}

/**
 * Options of a list as an infinite query, paging both ways: for `useInfiniteQuery`, `prefetchInfiniteQuery`,
 * loaders and server components. Data is {@link ListQueryData} in the cache, `ListData` after `select`.
 *
 * What the package's own hooks add is that calls wait for each other: see `docs/how-paging-works.md`.
 */
export function listQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: Pick<AnyStorefrontClient, 'cacheScope' | 'resource'>,
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
  params: ListParams<TFilters> = {},
  { fetchOptions, queryClient }: ListRequestOptions = {},
) {
  const resource = client.resource(definition)
  const initialPageParam = initialPageParamOf(params as ListParams<never>)
  /** Ids fetched so far in a fetch of several pages, by the signal that these share. */
  const walks = new WeakMap<AbortSignal, string[]>()

  async function fetchPage(context: QueryContext & { readonly pageParam: PageParam }) {
    warnOfOtherScope(context)
    const { queryKey, pageParam, signal } = context
    const state = (context.client ?? queryClient)?.getQueryState<ListQueryData<TListItem>>(queryKey)
    const pages = state?.data?.pages ?? []

    const request = async (param: PageParam) => {
      // As they were given at first, so that two cursors are refused and not one of them overlooked.
      const listParams = param === initialPageParam ? params : { ...params, ...cursorsOf(param) }
      const answer = await resource.list(listParams, { signal, fetchOptions })
      if (process.env.NODE_ENV !== 'production') warnOfFaults(queryKey, listParams, answer, pages)
      return toListQueryPage(param, answer)
    }

    // A refetch begins with the very param that is cached, and makes those of the other pages on its way: no
    // next or previous page has it.
    const startParam = state?.data?.pageParams[0] ?? initialPageParam
    const isStart = pageParam === startParam
    const walked = walks.get(signal) ?? []
    const following = isStart ? undefined : await fetchFollowingPage(request, pageParam, walked)
    const page = following ?? (await fetchStartPage(request, pages[0]?.param ?? startParam, pages))
    const itemsAbove = following ? following.itemsAbove : 0
    walks.set(signal, [...walked.slice(0, itemsAbove), ...page.items.map((item) => item.id)])
    return following || isStart ? page : { ...page, itemsAbove }
  }

  const queryKey = storefrontKeys.list(client, definition, params)
  return {
    ...queryDefaults,
    queryKey: queryKey as DataTag<typeof queryKey, ListQueryData<TListItem>>,
    queryFn: fetchPage,
    initialPageParam,
    getNextPageParam: (lastPage: ListQueryPage<TListItem>) => lastPage.nextParam,
    getPreviousPageParam: (firstPage: ListQueryPage<TListItem>) => firstPage.previousParam,
    structuralSharing: shareList,
    select: selectListData<TListItem>,
  }
}
