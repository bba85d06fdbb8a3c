import type {
  QueryClient,
  QueryKey,
  UseQueryResult,
  UseSuspenseInfiniteQueryResult,
  UseSuspenseQueryResult,
} from '@tanstack/react-query'

import type { Entity } from '../core/resources/define-resource.js'
import type { ListData } from '../queries/list/share-list.js'
import type { ListQueryData } from '../queries/list/list-query-data.js'
import type { listQueryOptions } from '../queries/list/list-query.js'
import type { UseResourceOptions, UseSuspenseResourceOptions } from './item/item-options.js'
import type { UseResourceListResult } from './list/list-options.js'

/*
 * Types for TanStack's hooks: `(useQuery as UseItemQuery)(…)`. The compiler cannot resolve TanStack's conditional
 * option types for a generic item, and their type parameters differ between the supported versions. Types only:
 * a module that exported the four hooks would leave unused imports in an app's bundle.
 */

interface ItemQuery<TItem> {
  readonly queryKey: QueryKey
  readonly queryFn: (context: never) => Promise<TItem>
  /** `unknown`, because TanStack's type rejects a generic item, which could be a function. */
  readonly placeholderData?: unknown
}

type ListQuery<TListItem extends Entity, TData> = Pick<
  ReturnType<typeof listQueryOptions<Entity, TListItem, unknown>>,
  'queryFn' | 'initialPageParam' | 'getNextPageParam' | 'getPreviousPageParam' | 'structuralSharing'
> & {
  readonly queryKey: QueryKey
  readonly select: (data: ListQueryData<TListItem>) => TData
}

export type UseItemQuery = <TItem, TSelected>(
  options: ItemQuery<TItem> & Omit<UseResourceOptions<TItem, TSelected>, 'placeholderData'>,
  queryClient: QueryClient,
) => UseQueryResult<TSelected>

export type UseSuspenseItemQuery = <TItem, TSelected>(
  options: ItemQuery<TItem> & UseSuspenseResourceOptions<TItem, TSelected>,
  queryClient: QueryClient,
) => UseSuspenseQueryResult<TSelected>

export type UseListQuery = <TListItem extends Entity, TSelected>(
  options: ListQuery<TListItem, TSelected | ListData<TListItem>>,
  queryClient: QueryClient,
) => UseResourceListResult<TListItem, TSelected>

export type UseSuspenseListQuery = <TListItem extends Entity>(
  options: ListQuery<TListItem, ListData<TListItem>>,
  queryClient: QueryClient,
) => UseSuspenseInfiniteQueryResult<ListData<TListItem>>
