import type { UseSuspenseInfiniteQueryResult } from '@tanstack/react-query'

import type { Entity } from '../../core/index.js'
import type { UseResourceListResult } from '../../hooks/list/list-options.js'
import type { ListData, PageParam } from '../../queries/index.js'

export { cursorOf } from '../../queries/list/page-param.js'

/** A list of any kind of item, as the list hooks give it, those that suspend among them. */
export type AnyList =
  | UseResourceListResult<Entity>
  | (UseSuspenseInfiniteQueryResult<ListData<Entity>> & { readonly isPlaceholderData?: boolean })

/**
 * How more of a list is reached: `load-more` adds a page when its button is pressed, `auto` also when its
 * button comes near the viewport, `pages` shows one page in place of another.
 */
export type Paging = 'load-more' | 'auto' | 'pages'

/** An end of the loaded window at which a page can be added. */
export type ListSide = 'previous' | 'next'

/** What was being loaded when it failed: the first page, a page at one end, or what is loaded already. */
export type ListErrorSide = 'initial' | ListSide | 'refetch'

interface ListEnd {
  /** Whether there is a page to add. */
  readonly exists: boolean
  readonly isBusy: boolean
  readonly load: AnyList['fetchNextPage'] | AnyList['fetchPreviousPage']
  /** Where that page begins. */
  readonly param: PageParam | undefined
}

/** What of a list is loaded. */
export interface LoadedWindow {
  readonly items: readonly Entity[]
  /** Items in the whole list, when the server says. */
  readonly total: number | undefined
  /** The first loaded item is the first of the list. */
  readonly isFromHead: boolean
}

const none: readonly Entity[] = []

export function windowOf({ data, hasPreviousPage }: AnyList): LoadedWindow {
  return { items: data?.items ?? none, total: data?.totalCount, isFromHead: !hasPreviousPage }
}

/** What a list says about one of its ends. */
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

/** What failed, if the last load did. */
export function failureOf(list: AnyList): ListErrorSide | undefined {
  if (list.isFetchNextPageError) return 'next'
  if (list.isFetchPreviousPageError) return 'previous'
  if (list.isLoadingError) return 'initial'
  return list.isRefetchError ? 'refetch' : undefined
}

/** What is being loaded, of what a person waits for; a refetch in the background is not. */
export function loadingOf(list: AnyList): 'initial' | ListSide | undefined {
  if (list.isFetchingNextPage) return 'next'
  if (list.isFetchingPreviousPage) return 'previous'
  // A disabled query is pending too, but nobody waits for it.
  return list.isPending && list.fetchStatus !== 'idle' ? 'initial' : undefined
}

/** Whether the list is known to have no items. A page can be empty while there is more beyond it. */
export function isEmpty(list: AnyList): boolean {
  return list.data?.items.length === 0 && !list.hasNextPage && !list.hasPreviousPage
}
