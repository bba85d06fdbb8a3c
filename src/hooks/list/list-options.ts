import type { useInfiniteQuery, UseInfiniteQueryResult } from '@tanstack/react-query'

import type { ListData, ListQueryData, PageParam, ListQueryPage } from '../../queries/index.js'

// Of the hook and not `UseInfiniteQueryOptions`, whose type parameters changed in 5.80: the hook's did not.
type InfiniteQueryOptions<TListItem> = Parameters<
  typeof useInfiniteQuery<
    ListQueryPage<TListItem>,
    Error,
    ListQueryData<TListItem>,
    readonly unknown[],
    PageParam
  >
>[0]

/** TanStack's options without those that paging itself sets. */
export type UseResourceListOptions<TListItem, TSelected = ListData<TListItem>> = Omit<
  InfiniteQueryOptions<TListItem>,
  | 'queryKey'
  | 'queryKeyHashFn'
  | 'queryFn'
  | 'initialPageParam'
  | 'getNextPageParam'
  | 'getPreviousPageParam'
  | 'structuralSharing'
  | 'select'
> & {
  /** Runs after the window was flattened. */
  readonly select?: ((data: ListData<TListItem>) => TSelected) | undefined
}

/** TanStack's infinite query result; `data` is the flat window. */
export type UseResourceListResult<TListItem, TSelected = ListData<TListItem>> = UseInfiniteQueryResult<
  [TSelected] extends [never] ? ListData<TListItem> : TSelected
>
