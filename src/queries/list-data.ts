import type { InfiniteData } from '@tanstack/react-query'

import type { PageParam } from './page-param.js'
import type { WindowPage } from './window-page.js'

/** What TanStack Query caches of a list. Plain JSON: it can be dehydrated and persisted. */
export interface ListQueryData<TItem> extends InfiniteData<WindowPage<TItem>, PageParam> {
  /** Of the most recently fetched page. */
  readonly totalCount?: number | undefined
}

/** What a list hook gives: the window, flat. */
export interface ListData<TItem> {
  /** All loaded items, in natural order, each id once. An item that did not change keeps its reference. */
  readonly items: readonly TItem[]
  readonly pages: readonly WindowPage<TItem>[]
  /** Of the most recently fetched page; `undefined` when the server leaves it out. */
  readonly totalCount: number | undefined
  /**
   * The store does not know the cursor that the list was to open at (`startingAfter` or `endingBefore`, from
   * an old link perhaps), so that it opened at the head.
   */
  readonly cursorLost: boolean
}

const flattened = new WeakMap<object, ListData<unknown>>()

/** Flattens a window. The same input gives the same object, so that renders can be skipped. */
export function toListData<TItem>(data: ListQueryData<TItem>): ListData<TItem> {
  let list = flattened.get(data) as ListData<TItem> | undefined
  if (!list) {
    const { pages } = data
    list = {
      items: pages.flatMap((page) => page.items),
      pages,
      totalCount: data.totalCount ?? pages.at(-1)?.totalCount,
      cursorLost: pages[0]?.cursorLost === true,
    }
    flattened.set(data, list)
  }
  return list
}
