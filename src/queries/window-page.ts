import type { InvalidItem, ListPage } from '../core/index.js'
import type { PageParam } from './page-param.js'

/**
 * One page of the window that a list query holds. Whether there is more on either side is decided once, when
 * the page arrives, from the answer as it came: refused items count, since the cursors are theirs.
 */
export interface WindowPage<TItem> {
  /** In natural order. */
  readonly items: readonly TItem[]
  /** Items that match the query, ignoring pagination; `undefined` when the server left it out. */
  readonly totalCount: number | undefined
  readonly invalid: readonly InvalidItem[]
  readonly hasPreviousPage: boolean
  readonly hasNextPage: boolean
  /** Param of the page before, when `hasPreviousPage`. */
  readonly previousParam: PageParam | undefined
  /** Param of the page after, when `hasNextPage`. */
  readonly nextParam: PageParam | undefined
}

/**
 * | param    | items | hasPreviousPage            | hasNextPage                  |
 * | -------- | ----- | -------------------------- | ---------------------------- |
 * | head     | any   | false                      | has_more                     |
 * | after X  | some  | true (X itself)            | has_more                     |
 * | before X | some  | has_more                   | true (X itself)              |
 * | after X  | none  | true (before X)            | false                        |
 * | before X | none  | false; X is the head       | true, by a request of the head |
 *
 * `has_more` is read in the direction of travel. An empty page ends its side, whatever `has_more` says: a
 * server that answers it toward the end only is never believed into a loop.
 */
export function toWindowPage<TItem>(param: PageParam, page: ListPage<TItem>): WindowPage<TItem> {
  const { items, totalCount, invalid, firstId, lastId, hasMore } = page
  const isEmpty = firstId === undefined || lastId === undefined
  const hasPreviousPage = param.kind === 'after' || (param.kind === 'before' && !isEmpty && hasMore)
  const hasNextPage = param.kind === 'before' || (!isEmpty && hasMore)
  return {
    items,
    totalCount,
    invalid,
    hasPreviousPage,
    hasNextPage,
    previousParam: hasPreviousPage ? { kind: 'before', id: firstId ?? idOf(param) } : undefined,
    nextParam: !hasNextPage
      ? undefined
      : lastId === undefined
        ? { kind: 'head' }
        : { kind: 'after', id: lastId },
  }
}

function idOf(param: PageParam): string {
  return param.kind === 'head' ? '' : param.id
}
