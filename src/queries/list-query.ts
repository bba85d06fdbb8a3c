import type { DataTag } from '@tanstack/react-query'

import type { AnyStorefrontClient, Identified, ListParams, ResourceDefinition } from '../core/index.js'
import { storefrontKeys } from './keys.js'
import { toListData, type ListQueryData } from './list-data.js'
import { cursorsOf, initialPageParamOf, type PageParam } from './page-param.js'
import type { QueryContext } from './query-context.js'
import { queryDefaults, type QueryRequestOptions } from './query-defaults.js'
import { warnOfOtherScope } from './warn-of-other-scope.js'
import { toWindowPage, type WindowPage } from './window-page.js'

/**
 * Options of a list as an infinite query, paging both ways: for `useInfiniteQuery`, `prefetchInfiniteQuery`,
 * loaders and server components. Data is {@link ListQueryData} in the cache, `ListData` after `select`.
 */
export function listQuery<TItem extends Identified, TListItem extends Identified, TFilters>(
  client: Pick<AnyStorefrontClient, 'cacheScope' | 'resource'>,
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
  params: ListParams<TFilters> = {},
  { fetchOptions }: QueryRequestOptions = {},
) {
  async function fetchPage(context: QueryContext & { readonly pageParam: PageParam }) {
    warnOfOtherScope(context)
    const { pageParam, signal } = context
    const page = await client
      .resource(definition)
      .list({ ...params, ...cursorsOf(pageParam) }, { signal, fetchOptions })
    return toWindowPage(pageParam, page)
  }
  const queryKey = storefrontKeys.list(client, definition, params)
  return {
    ...queryDefaults,
    queryKey: queryKey as DataTag<typeof queryKey, ListQueryData<TListItem>>,
    queryFn: fetchPage,
    initialPageParam: initialPageParamOf(params as ListParams<never>),
    getNextPageParam: (lastPage: WindowPage<TListItem>) => lastPage.nextParam,
    getPreviousPageParam: (firstPage: WindowPage<TListItem>) => firstPage.previousParam,
    select: toListData<TListItem>,
  }
}
