import type { QueryKey } from '@tanstack/react-query'

import type { SortOrder } from '../../core/list/list-params.js'
import { all } from '../../queries/keys.js'
import { queryDefaults } from '../../queries/query-defaults.js'
import { selectListData, shareList } from '../../queries/list/share-list.js'
import type { ListQueryPage, PageParam } from '../../queries/list/list-query-data.js'
import type { Search } from '../client/create-search.js'
import type { SearchHighlight, SearchRequest, SearchResponse } from '../engine/engine.js'
import { completeSearchRequest, type CompletedSearchRequest } from '../engine/request.js'
import type { SearchItem } from '../engine/search-item.js'
import type { ListQueryOptions } from '../../queries/query-options.js'

/** What `useProductSearch` searches for. Every field has a default. */
export interface ProductSearchParams extends Partial<
  Pick<SearchRequest, 'query' | 'filters' | 'scope' | 'limit'>
> {
  /** Any other text, such as one from the URL, counts as `'relevance'`. Default `'relevance'`. */
  readonly sort?: SearchRequest['sort'] | (string & {}) | undefined
  /** Default: descending for `'createdAt'`, ascending for the other fields. Relevance has no order. */
  readonly order?: SortOrder | undefined
  /** The page to start at; 1 is the first. Default 1. */
  readonly page?: number | undefined
  /** How many values of a facet to list, by facet name. Default: the definitions' limits. */
  readonly facetLimits?: Readonly<Record<string, number>> | undefined
}

/** A page of a list query with what the engine says in addition. */
export interface ProductSearchPage extends ListQueryPage<SearchItem> {
  readonly response: Omit<SearchResponse, 'hits' | 'totalCount' | 'hasMore'>
  readonly highlights: Readonly<Record<string, readonly SearchHighlight[]>>
  readonly matchingVariants: Readonly<Record<string, string>>
}

/**
 * Infinite query options of a search, for loaders and server components. The key holds the store, the name of the search
 * and the request, so a page that was rendered on a server needs no documents in the browser.
 * @example await queryClient.prefetchInfiniteQuery(productSearchQueryOptions(search, { query: 'shirt' }))
 */
export function productSearchQueryOptions(
  search: Pick<Search, 'name' | 'cacheScope' | 'query'>,
  params: ProductSearchParams = {},
): ListQueryOptions<SearchItem, ProductSearchPage> & { readonly networkMode: 'always' } {
  return searchQueryOptions(search, toRequest(params), params.page)
}

export const toRequest = (params: ProductSearchParams) =>
  completeSearchRequest({ ...params, facets: params.facetLimits })

export function searchQueryOptions(
  search: Pick<Search, 'name' | 'cacheScope' | 'query'>,
  completed: CompletedSearchRequest,
  page?: number,
): ListQueryOptions<SearchItem, ProductSearchPage> & { readonly networkMode: 'always' } {
  const { offset: _, ...request }: SearchRequest = completed
  const firstPage = page && page > 1 && Number.isInteger(page) ? page : 1
  // The number and not the offset: `ProductList` passes it to `getPageHref`.
  const initialPageParam: PageParam = { kind: 'page', page: firstPage }

  async function fetchPage({
    pageParam,
    signal,
  }: {
    readonly pageParam: PageParam
    readonly signal: AbortSignal
  }): Promise<ProductSearchPage> {
    const number = pageParam.kind === 'page' ? pageParam.page : 1
    const offset = (number - 1) * request.limit
    const { hits, totalCount, hasMore, ...response } = await search.query({ ...request, offset }, { signal })
    const items = [...new Map(hits.map(({ id, item }) => [id, item])).values()]
    return {
      items,
      totalCount,
      invalidItems: [],
      param: pageParam,
      ...(number > 1 && { previousParam: { kind: 'page', page: number - 1 } }),
      ...(hasMore && { nextParam: { kind: 'page', page: number + 1 } }),
      response,
      highlights: Object.fromEntries(
        hits.flatMap(({ id, highlights }) => (highlights.length > 0 ? [[id, highlights]] : [])),
      ),
      matchingVariants: Object.fromEntries(
        hits.flatMap(({ id, matchingVariantId }) => (matchingVariantId ? [[id, matchingVariantId]] : [])),
      ),
    }
  }

  const queryKey: QueryKey = [...all(search), 'search', search.name, { ...request, page: firstPage }]
  return {
    ...queryDefaults,
    // An engine in the page answers offline too; a remote one fails like any request.
    networkMode: 'always' as const,
    queryKey: queryKey as ListQueryOptions<SearchItem>['queryKey'],
    queryFn: fetchPage,
    initialPageParam,
    getNextPageParam: (lastPage: ListQueryPage<SearchItem> | null) => lastPage?.nextParam,
    getPreviousPageParam: (firstPage: ListQueryPage<SearchItem> | null) => firstPage?.previousParam,
    structuralSharing: shareList,
    select: selectListData<SearchItem>,
  }
}
