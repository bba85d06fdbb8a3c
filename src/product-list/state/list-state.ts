import type { Query, UseSuspenseInfiniteQueryResult } from '@tanstack/react-query'

import type { ListErrorSide, ListSide } from '../../core/labels/paging.js'
import type { Entity } from '../../core/resources/define-resource.js'
import { handleOf } from '../../hooks/list/list-handle.js'
import type { UseResourceListResult } from '../../hooks/list/list-options.js'
import type { ListData } from '../../queries/list/share-list.js'
import type { PageParam } from '../../queries/list/list-query-data.js'

export type { ListErrorSide, ListSide, Paging } from '../../core/labels/paging.js'
export { cursorOf } from '../../queries/list/list-query-data.js'

/** The result of any list hook, suspending or not. */
export type AnyList =
  | UseResourceListResult<Entity>
  | (UseSuspenseInfiniteQueryResult<ListData<Entity>> & { readonly isPlaceholderData?: boolean })

interface ListEnd {
  /** Whether there is a page to add. */
  readonly exists: boolean
  readonly isBusy: boolean
  readonly load: AnyList['fetchNextPage'] | AnyList['fetchPreviousPage']
  readonly param: PageParam | undefined
}

export interface LoadedWindow {
  readonly items: readonly Entity[]
  /** Items in the whole list, when the server reports the number. */
  readonly total: number | undefined
  readonly isFromHead: boolean
}

const none: readonly Entity[] = []

export function windowOf({ data, hasPreviousPage }: AnyList): LoadedWindow {
  return { items: data?.items ?? none, total: data?.totalCount, isFromHead: !hasPreviousPage }
}

export function sideOf(list: AnyList, side: ListSide): ListEnd {
  return side === 'next'
    ? {
        exists: list.hasNextPage,
        isBusy: list.isFetchingNextPage,
        load: list.fetchNextPage,
        param: list.data?.pages.at(-1)?.nextParam,
      }
    : {
        exists: list.hasPreviousPage,
        isBusy: list.isFetchingPreviousPage,
        load: list.fetchPreviousPage,
        param: list.data?.pages[0]?.previousParam,
      }
}

export function failureOf(list: AnyList): ListErrorSide | undefined {
  if (list.isFetchNextPageError) return 'next'
  if (list.isFetchPreviousPageError) return 'previous'
  if (list.isLoadingError) return 'initial'
  return list.isRefetchError ? 'refetch' : undefined
}

/** The load that the user waits for; `undefined` for a refetch in the background. */
export function loadingOf(list: AnyList): 'initial' | ListSide | undefined {
  if (list.isFetchingNextPage) return 'next'
  if (list.isFetchingPreviousPage) return 'previous'
  // A disabled query is pending too, but idle.
  return list.isPending && list.fetchStatus !== 'idle' ? 'initial' : undefined
}

/** The load that waits for the browser to be online again; `undefined` for a refetch in the background. */
export function pausedOf(list: AnyList): 'initial' | ListSide | undefined {
  if (list.fetchStatus !== 'paused') return undefined
  if (list.isPending) return 'initial'
  const direction = queryOf(list)?.state.fetchMeta?.fetchMore?.direction
  return direction && (direction === 'forward' ? 'next' : 'previous')
}

/** Whether a request is in flight, even if it has begun after the last render. */
export function isFetching(list: AnyList): boolean {
  return (queryOf(list)?.state ?? list).fetchStatus !== 'idle'
}

function queryOf(list: AnyList): Query | undefined {
  return handleOf(list)?.observer?.getCurrentQuery() as Query | undefined
}

/** A loaded page can be empty while another page has items. */
export function isEmpty(list: AnyList): boolean {
  return list.data?.items.length === 0 && !list.hasNextPage && !list.hasPreviousPage
}

/** What this package reads of a list. A hook returns a new object for each render. */
const fields = [
  'data',
  'error',
  'status',
  'fetchStatus',
  'isPending',
  'isFetching',
  'isFetchingNextPage',
  'isFetchingPreviousPage',
  'isFetchNextPageError',
  'isFetchPreviousPageError',
  'isLoadingError',
  'isRefetchError',
  'isPlaceholderData',
  'hasNextPage',
  'hasPreviousPage',
  'fetchNextPage',
  'fetchPreviousPage',
  'refetch',
] as const satisfies readonly (keyof AnyList)[]

export function isSameList(a: AnyList, b: AnyList): boolean {
  return fields.every((field) => a[field] === b[field])
}
