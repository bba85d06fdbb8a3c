import { countEntries, type IndexEntry, type Place } from './sorted-index.js'
import type { Entity } from '../../core/resources/define-resource.js'

/** Which part of a list is asked for. */
export interface PageRequest {
  readonly order: 'asc' | 'desc'
  readonly limit: number
  /** Where to continue; none for the first page. */
  readonly cursor?: { readonly place: Place; readonly direction: 'after' | 'before' } | undefined
}

export interface EntryPage<Item extends Entity> {
  /** In the list's natural order, also when paging backward. */
  readonly items: Item[]
  /** Whether more items follow in the direction of travel. */
  readonly hasMoreAhead: boolean
  /** Whether there are items on the other side, where the travel came from. */
  readonly hasMoreBehind: boolean
}

/**
 * Cuts a page out of entries in ascending order. Descending order is the exact mirror of ascending, ids
 * included, so one index serves both: the page is cut from the other side and turned around.
 */
export function pageOfEntries<Item extends Entity>(
  entries: readonly IndexEntry<Item>[],
  { order, limit, cursor }: PageRequest,
): EntryPage<Item> {
  const forward = cursor?.direction !== 'before'
  const upward = forward === (order === 'asc')
  const edge = upward
    ? cursor
      ? countEntries(entries, cursor.place, 'through')
      : 0
    : cursor
      ? countEntries(entries, cursor.place, 'before')
      : entries.length
  const from = upward ? edge : Math.max(0, edge - limit)
  const to = upward ? Math.min(entries.length, edge + limit) : edge
  const items = entries.slice(from, to).map((entry) => entry.item)
  if (order === 'desc') items.reverse()
  const below = from > 0
  const above = to < entries.length
  return upward
    ? { items, hasMoreAhead: above, hasMoreBehind: below }
    : { items, hasMoreAhead: below, hasMoreBehind: above }
}
