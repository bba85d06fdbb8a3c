import type {
  QueryClient,
  QueryKey,
  UseQueryResult,
  UseSuspenseInfiniteQueryResult,
  UseSuspenseQueryResult,
} from '@tanstack/react-query'

import type { Entity } from '../core/index.js'
import type { ListData, listQueryOptions, ListQueryData } from '../queries/index.js'
import type { UseResourceOptions, UseSuspenseResourceOptions } from './item/item-options.js'
import type { UseResourceListResult } from './list/list-options.js'

/*
 * The types that this package calls TanStack's hooks with, e.g. `(useQuery as UseItemQuery)(…)`. TanStack's option
 * types are conditional on the data type, and the compiler cannot resolve them while the data type is a type
 * parameter of our hooks. Their type parameters also differ between the supported versions. With the types below,
 * the compiler checks that query function, `select` and result belong to the same item. Types only, because a module
 * that exported the four hooks would leave unused imports in an app's bundle.
 */

interface ItemQuery<TItem> {
  readonly queryKey: QueryKey
  readonly queryFn: (context: never) => Promise<TItem>
  /** Wider than TanStack's, which takes no item type that could be a function. */
  readonly placeholderData?: unknown
}

type ListQuery<TListItem extends Entity, TData> = Pick<
  ReturnType<typeof listQueryOptions<Entity, TListItem, unknown>>,
  'queryFn' | 'initialPageParam' | 'getNextPageParam' | 'getPreviousPageParam' | 'structuralSharing'
> & {
  readonly queryKey: QueryKey
  readonly select: (data: ListQueryData<TListItem>) => TData
}

/** The type of `useQuery`. */
export type UseItemQuery = <TItem, TSelected>(
  options: ItemQuery<TItem> & Omit<UseResourceOptions<TItem, TSelected>, 'placeholderData'>,
  queryClient: QueryClient,
) => UseQueryResult<TSelected>

/** The type of `useSuspenseQuery`. */
export type UseSuspenseItemQuery = <TItem, TSelected>(
  options: ItemQuery<TItem> & UseSuspenseResourceOptions<TItem, TSelected>,
  queryClient: QueryClient,
) => UseSuspenseQueryResult<TSelected>

/** The type of `useInfiniteQuery`. */
export type UseListQuery = <TListItem extends Entity, TSelected>(
  options: ListQuery<TListItem, TSelected | ListData<TListItem>>,
  queryClient: QueryClient,
) => UseResourceListResult<TListItem, TSelected>

/** The type of `useSuspenseInfiniteQuery`. */
export type UseSuspenseListQuery = <TListItem extends Entity>(
  options: ListQuery<TListItem, ListData<TListItem>>,
  queryClient: QueryClient,
) => UseSuspenseInfiniteQueryResult<ListData<TListItem>>
