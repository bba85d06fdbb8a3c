import type { Entity, InvalidItem, ListPage } from '../../core/index.js'
import type { PageParam } from './page-param.js'

/**
 * One page of the window that a list query holds. Whether there is more on either side is decided once, when
 * the page arrives, from the answer as it came: refused items count, since the cursors may be theirs.
 */
export interface ListQueryPage<TItem> {
  /** In natural order; no id that another page of the window has. */
  readonly items: readonly TItem[]
  /** Of the answer that last changed this page. `ListData.totalCount` is newer. */
  readonly totalCount: number | undefined
  readonly invalidItems: readonly InvalidItem[]
  /** What the page was asked for with; a refetch asks with the first page's again. */
  readonly param: PageParam
  /** Param of the page before; left out where there is none. */
  readonly previousParam?: PageParam | undefined
  /** Param of the page after; left out where there is none. */
  readonly nextParam?: PageParam | undefined
  /** The list was to open at a cursor that the store does not know; this is its first page instead. */
  readonly isCursorLost?: true | undefined
  /**
   * How many items are left of those that a refetch had fetched before this page, when the rest of them, the
   * last ones, were deleted in its middle. Never in settled data.
   */
  readonly itemsAbove?: number | undefined
}

/**
 * Reads an answer as a page of the window.
 *
 * | param    | items | page before       | page after                           |
 * | -------- | ----- | ----------------- | ------------------------------------ |
 * | head     | any   | no                | has_more                             |
 * | after X  | some  | yes (X itself)    | has_more                             |
 * | before X | some  | has_more          | yes (X itself)                       |
 * | after X  | none  | yes (before X)    | no                                   |
 * | before X | none  | no: X is the head | yes (X itself, by asking for the head) |
 *
 * `has_more` speaks of the direction of travel. A server that always speaks of the end of the list makes
 * `before X` promise a page too many, never one too few. An empty page has no page beyond it, whatever its
 * `has_more` says, so that nobody can be kept asking for ever.
 */
export function toListQueryPage<TItem extends Entity>(
  param: PageParam,
  answer: ListPage<TItem>,
): ListQueryPage<TItem> {
  const { totalCount, invalidItems, firstId, lastId } = answer
  const hasMore = answer.hasMore && firstId !== undefined
  const hasPrevious = param.kind === 'after' || (param.kind === 'before' && hasMore)
  const hasNext = param.kind === 'before' || hasMore
  return {
    items: [...new Map(answer.items.map((item) => [item.id, item])).values()],
    totalCount,
    invalidItems,
    param,
    ...(hasPrevious && { previousParam: { kind: 'before', id: firstId ?? param.id } }),
    ...(hasNext && { nextParam: lastId === undefined ? { kind: 'head' } : { kind: 'after', id: lastId } }),
  }
}

/** Whether the answer held nothing at all: not even an item that was refused. */
export function isEmptyPage({ items, invalidItems }: ListQueryPage<unknown>): boolean {
  return items.length === 0 && invalidItems.length === 0
}
