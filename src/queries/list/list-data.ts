import type { ListQueryData } from './list-query-data.js'
import { shareList } from './share-list.js'
import type { ListQueryPage } from './list-query-page.js'

/** What a list hook gives: the window, flat. */
export interface ListData<TItem> {
  /** All loaded items, in natural order, each id once. An item that did not change keeps its reference. */
  readonly items: readonly TItem[]
  readonly pages: readonly ListQueryPage<TItem>[]
  /** Of the most recently fetched page; `undefined` when the server leaves it out. */
  readonly totalCount: number | undefined
  /**
   * The store does not know the cursor that the list was to open at (`startingAfter` or `endingBefore`, from
   * an old link perhaps), so that it opened at the head.
   */
  readonly isCursorLost: boolean
}

const flattened = new WeakMap<object, ListData<unknown>>()

/** Flattens a window. The same input gives the same object, so that renders can be skipped. */
export function selectListData<TItem>(data: ListQueryData<TItem>): ListData<TItem> {
  let list = flattened.get(data) as ListData<TItem> | undefined
  if (!list) {
    // What a query did not share itself has repetitions: of `fetchInfiniteQuery`, or streamed by a server.
    const { pages, totalCount, isCursorLost = false } = shareList(undefined, data) as ListQueryData<TItem>
    list = { items: pages.flatMap((page) => page.items), pages, totalCount, isCursorLost }
    flattened.set(data, list)
  }
  return list
}
