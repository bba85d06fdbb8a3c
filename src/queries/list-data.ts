import type { InfiniteData } from '@tanstack/react-query'

import type { PageParam } from './page-param.js'
import type { WindowPage } from './window-page.js'

/** What TanStack Query caches of a list. Plain JSON: it can be dehydrated and persisted. */
export type ListQueryData<TItem> = InfiniteData<WindowPage<TItem>, PageParam>

/** What a list hook gives: the window, flat. */
export interface ListData<TItem> {
  /** All loaded items, in natural order, each id once. */
  readonly items: readonly TItem[]
  readonly pages: readonly WindowPage<TItem>[]
  /** Of the most recently fetched page; `undefined` when the server leaves it out. */
  readonly totalCount: number | undefined
}

const flattened = new WeakMap<object, ListData<unknown>>()

/** Flattens a window. The same input gives the same object, so that renders can be skipped. */
export function toListData<TItem>(data: ListQueryData<TItem>): ListData<TItem> {
  let list = flattened.get(data) as ListData<TItem> | undefined
  if (!list) {
    const byId = new Map<unknown, TItem>()
    for (const page of data.pages)
      for (const item of page.items) byId.set((item as { id?: unknown }).id, item)
    list = { items: [...byId.values()], pages: data.pages, totalCount: data.pages.at(-1)?.totalCount }
    flattened.set(data, list)
  }
  return list
}
