import { countEntries, type IndexEntry, type Position } from './sorted-index.js'
import type { Entity } from './entity.js'

export interface PageRequest {
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly cursor?: { readonly position: Position; readonly direction: 'after' | 'before' } | undefined
}

export interface EntryPage<Item extends Entity> {
  /** In the order of the list, also when paging backward. */
  readonly items: Item[]
  readonly hasMoreAhead: boolean
  readonly hasMoreBehind: boolean
}

/** Descending order is the exact reverse of ascending order, so one index serves both. */
export function pageOfEntries<Item extends Entity>(
  entries: readonly IndexEntry<Item>[],
  { order, limit, cursor }: PageRequest,
): EntryPage<Item> {
  const forward = cursor?.direction !== 'before'
  const isAscending = forward === (order === 'asc')
  const edge = isAscending
    ? cursor
      ? countEntries(entries, cursor.position, 'through')
      : 0
    : cursor
      ? countEntries(entries, cursor.position, 'before')
      : entries.length
  const from = isAscending ? edge : Math.max(0, edge - limit)
  const to = isAscending ? Math.min(entries.length, edge + limit) : edge
  const items = entries.slice(from, to).map((entry) => entry.item)
  if (order === 'desc') items.reverse()
  const below = from > 0
  const above = to < entries.length
  return isAscending
    ? { items, hasMoreAhead: above, hasMoreBehind: below }
    : { items, hasMoreAhead: below, hasMoreBehind: above }
}
