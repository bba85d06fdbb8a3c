import { isListQueryData } from './is-list-query-data.js'
import type { ListQueryData } from './list-query-data.js'
import { shareList } from './share-list.js'
import type { ListQueryPage } from './list-query-page.js'

/** The `data` of a list hook. */
export interface ListData<TItem> {
  /** All loaded items in natural order, each id once. Unchanged items keep their references. */
  readonly items: readonly TItem[]
  readonly pages: readonly ListQueryPage<TItem>[]
  /** From the most recently fetched page; `undefined` if the server does not send it, or counts fewer items than are loaded. */
  readonly totalCount: number | undefined
  /** The store does not know the start cursor (e.g. from an old link), so the list starts at its head. */
  readonly isCursorLost: boolean
}

const noListData: ListData<never> = { items: [], pages: [], totalCount: undefined, isCursorLost: false }

/** Cache: the items of all pages, so that hooks return the same object. */
const listDataCache = new WeakMap<object, ListData<unknown>>()

/** Returns the same object for the same input, so that React can skip re-renders. */
export function selectListData<TItem>(data: ListQueryData<TItem>): ListData<TItem> {
  // An observer can select from foreign data before a hook discards the data.
  if (!isListQueryData(data)) return noListData
  let list = listDataCache.get(data) as ListData<TItem> | undefined
  if (!list) {
    // `fetchInfiniteQuery` and streamed hydration bypass `structuralSharing`, so remove repeated ids here.
    const { pages, totalCount, isCursorLost = false } = shareList(undefined, data) as ListQueryData<TItem>
    const items: TItem[] = []
    // 20 times as fast as `flatMap`, which took most of the time of an append to 10,000 items.
    for (const page of pages) for (const item of page.items) items.push(item)
    const total = (totalCount ?? -1) < items.length ? undefined : totalCount
    list = { items, pages, totalCount: total, isCursorLost }
    listDataCache.set(data, list)
  }
  return list
}
