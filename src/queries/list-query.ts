import { infiniteQueryOptions } from '@tanstack/react-query'

import type { AnyStorefrontClient, Identified, ListParams, ResourceDefinition } from '../core/index.js'
import { storefrontKeys } from './keys.js'
import { toListData } from './list-data.js'
import { cursorsOf, initialPageParamOf } from './page-param.js'
import { queryDefaults } from './query-defaults.js'
import { toWindowPage } from './window-page.js'

/**
 * Options of a list as an infinite query, paging both ways: for `useInfiniteQuery`, `prefetchInfiniteQuery`,
 * loaders and server components. Data is {@link ListQueryData} in the cache, `ListData` after `select`.
 */
export function listQuery<TItem extends Identified, TListItem extends Identified, TFilters>(
  client: Pick<AnyStorefrontClient, 'cacheScope' | 'resource'>,
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
  params: ListParams<TFilters> = {},
) {
  const resource = client.resource(definition)
  return infiniteQueryOptions({
    ...queryDefaults,
    queryKey: storefrontKeys.list(client, definition, params),
    queryFn: async ({ pageParam, signal }) =>
      toWindowPage(pageParam, await resource.list({ ...params, ...cursorsOf(pageParam) }, { signal })),
    initialPageParam: initialPageParamOf(params as ListParams<never>),
    getNextPageParam: (lastPage) => lastPage.nextParam,
    getPreviousPageParam: (firstPage) => firstPage.previousParam,
    select: toListData<TListItem>,
  })
}
