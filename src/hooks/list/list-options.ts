import type { useInfiniteQuery, UseInfiniteQueryResult } from '@tanstack/react-query'

import type { ListData } from '../../queries/list/share-list.js'
import type { ListQueryData, ListQueryPage, PageParam } from '../../queries/list/list-query-data.js'

/** TanStack's options without those that this package sets. */
export type UseResourceListOptions<TListItem, TSelected = ListData<TListItem>> = Omit<
  // Derived from the hook: the type parameters of `UseInfiniteQueryOptions` changed in 5.80.
  Parameters<
    typeof useInfiniteQuery<
      ListQueryPage<TListItem>,
      Error,
      ListQueryData<TListItem>,
      readonly unknown[],
      PageParam
    >
  >[0],
  | 'queryKey'
  | 'queryKeyHashFn'
  | 'queryFn'
  | 'initialPageParam'
  | 'getNextPageParam'
  | 'getPreviousPageParam'
  | 'structuralSharing'
  | 'select'
> & {
  /** Receives the flat list. */
  readonly select?: ((data: ListData<TListItem>) => TSelected) | undefined
}

/** TanStack's infinite query result; `data` is the flat list. */
export type UseResourceListResult<TListItem, TSelected = ListData<TListItem>> = UseInfiniteQueryResult<
  [TSelected] extends [never] ? ListData<TListItem> : TSelected
>
