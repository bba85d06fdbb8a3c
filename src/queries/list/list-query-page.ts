import type { InvalidItem, ListPage } from '../../core/list/list-page.js'
import type { Entity } from '../../core/resources/define-resource.js'
import type { PageParam } from './page-param.js'

/** One page in the cache of a list query. */
export interface ListQueryPage<TItem> {
  /** In natural order. No id is repeated within the page or in another loaded page. */
  readonly items: readonly TItem[]
  /** From the response that last changed this page; `ListData.totalCount` may be newer. */
  readonly totalCount: number | undefined
  readonly invalidItems: readonly InvalidItem[]
  /** The param that fetched this page. A refetch starts with the first page's `param`. */
  readonly param: PageParam
  readonly previousParam?: PageParam | undefined
  readonly nextParam?: PageParam | undefined
  /** The store does not know the list's start cursor, so this page is the head instead. */
  readonly isCursorLost?: true | undefined
  /** Of the last page of a refetch: all pages to show, if they are not those that were loaded. Never cached. */
  readonly window?: readonly ListQueryPage<TItem>[] | undefined
}

export type FetchPage<TItem> = (param: PageParam) => Promise<ListQueryPage<TItem>>

/**
 * | param    | items | previous page     | next page                       |
 * | -------- | ----- | ----------------- | ------------------------------- |
 * | head     | any   | no                | has_more                        |
 * | after X  | some  | yes (X itself)    | has_more                        |
 * | before X | some  | has_more          | yes (X itself)                  |
 * | after X  | none  | yes (before X)    | no                              |
 * | before X | none  | no: X is the head | yes (X itself: fetch the head)  |
 *
 * `has_more` describes the requested direction. If a server always describes the end of the list instead, `before X`
 * promises at most one page too many. An empty page ends its side; otherwise loading until the end would never stop.
 */
export function toListQueryPage<TItem extends Entity>(
  param: PageParam,
  response: ListPage<TItem>,
  /** The server has no pages before a cursor. */
  isForwardOnly = false,
): ListQueryPage<TItem> {
  const { totalCount, invalidItems, firstId, lastId } = response
  const hasMore = response.hasMore && firstId !== undefined
  const hasPrevious = !isForwardOnly && (param.kind === 'after' || (param.kind === 'before' && hasMore))
  const hasNext = param.kind === 'before' || hasMore
  return {
    items: [...new Map(response.items.map((item) => [item.id, item])).values()],
    totalCount,
    invalidItems,
    param,
    ...(hasPrevious && { previousParam: { kind: 'before', id: firstId ?? param.id } }),
    ...(hasNext && { nextParam: lastId === undefined ? { kind: 'head' } : { kind: 'after', id: lastId } }),
  }
}

/** A page with only invalid items is not empty, because their ids are valid cursors. */
export function isEmptyPage({ items, invalidItems }: ListQueryPage<unknown>): boolean {
  return items.length === 0 && invalidItems.length === 0
}

/** Whether the page contains the item of the cursor. */
export function hasItem({ items, invalidItems }: ListQueryPage<Entity>, param: PageParam): boolean {
  return 'id' in param && [...items, ...invalidItems].some(({ id }) => id === param.id)
}
