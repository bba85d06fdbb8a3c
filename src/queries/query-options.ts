import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

import type { ListData } from './list/share-list.js'
import type { ListQueryData, ListQueryPage, PageParam } from './list/list-query-data.js'

/*
 * Interfaces, because a consumer's declarations then name them: an inferred type would contain symbols of TanStack Query that
 * a declaration cannot name.
 */

/** Options of one item for TanStack Query's `useQuery`, `prefetchQuery` and `ensureQueryData`. */
export interface ItemQueryOptions<TItem> {
  readonly staleTime: number
  readonly retry: (failureCount: number, error: Error) => boolean
  readonly retryDelay: (failureCount: number, error: Error) => number
  readonly queryKey: DataTag<QueryKey, TItem>
  readonly queryFn: (context: {
    readonly queryKey: QueryKey
    readonly signal: AbortSignal
    /** Since TanStack Query 5.69. */
    readonly client?: QueryClient
  }) => Promise<TItem>
}

/** Options of a list for TanStack Query's `useInfiniteQuery` and `prefetchInfiniteQuery`. */
export interface ListQueryOptions<TListItem, TPage = ListQueryPage<TListItem>> extends Omit<
  ItemQueryOptions<TPage>,
  'queryKey' | 'queryFn'
> {
  readonly queryKey: DataTag<QueryKey, ListQueryData<TListItem>>
  readonly queryFn: (
    context: Parameters<ItemQueryOptions<TPage>['queryFn']>[0] & { readonly pageParam: PageParam },
  ) => Promise<TPage>
  readonly initialPageParam: PageParam
  readonly getNextPageParam: (lastPage: ListQueryPage<TListItem> | null) => PageParam | undefined
  readonly getPreviousPageParam: (firstPage: ListQueryPage<TListItem> | null) => PageParam | undefined
  readonly structuralSharing: (oldData: unknown, newData: unknown) => unknown
  readonly select: (data: ListQueryData<TListItem>) => ListData<TListItem>
}

/** What TanStack Query passes to a query function. */
export type QueryContext = Parameters<ItemQueryOptions<unknown>['queryFn']>[0]
