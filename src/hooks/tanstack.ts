'use client'
import {
  useInfiniteQuery,
  useQuery,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
  type QueryClient,
  type QueryKey,
  type UseQueryResult,
  type UseSuspenseInfiniteQueryResult,
  type UseSuspenseQueryResult,
} from '@tanstack/react-query'

import type { Entity } from '../core/index.js'
import type { ListData, listQueryOptions, ListQueryData } from '../queries/index.js'
import type { UseResourceOptions, UseSuspenseResourceOptions } from './item/item-options.js'
import type { UseResourceListResult } from './list/list-options.js'

/*
 * TanStack's hooks under the types that this package calls them with. The only casts of TanStack's types are
 * here: its option types are conditional on the data type, and the compiler cannot resolve them while the data
 * type is a type parameter of our hooks. Their type parameters also differ between the supported versions.
 * Callers are checked against the types below: query function, `select` and result belong to the same item.
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

export const useItemQuery = useQuery as <TItem, TSelected>(
  options: ItemQuery<TItem> & Omit<UseResourceOptions<TItem, TSelected>, 'placeholderData'>,
  queryClient: QueryClient,
) => UseQueryResult<TSelected>

export const useSuspenseItemQuery = useSuspenseQuery as <TItem, TSelected>(
  options: ItemQuery<TItem> & UseSuspenseResourceOptions<TItem, TSelected>,
  queryClient: QueryClient,
) => UseSuspenseQueryResult<TSelected>

export const useListQuery = useInfiniteQuery as <TListItem extends Entity, TSelected>(
  options: ListQuery<TListItem, TSelected | ListData<TListItem>>,
  queryClient: QueryClient,
) => UseResourceListResult<TListItem, TSelected>

export const useSuspenseListQuery = useSuspenseInfiniteQuery as <TListItem extends Entity>(
  options: ListQuery<TListItem, ListData<TListItem>>,
  queryClient: QueryClient,
) => UseSuspenseInfiniteQueryResult<ListData<TListItem>>
