import { compareSortKeys, sortKeyOf, type SortKey } from './sort-key.js'
import type { Entity } from '../../core/resources/define-resource.js'

/** An item at its place in the compound order (sort key, id). */
export interface IndexEntry<Item extends Entity = Entity> {
  readonly key: SortKey
  readonly item: Item
}

/** A place in the order: that of an item, whether or not it is still there. */
export interface Place {
  readonly key: SortKey
  readonly id: string
}

function comparePlaces(entry: IndexEntry, place: Place): number {
  const byKey = compareSortKeys(entry.key, place.key)
  if (byKey !== 0) return byKey
  return entry.item.id < place.id ? -1 : entry.item.id > place.id ? 1 : 0
}

function compareEntries(a: IndexEntry, b: IndexEntry): number {
  const byKey = compareSortKeys(a.key, b.key)
  if (byKey !== 0) return byKey
  return a.item.id < b.item.id ? -1 : a.item.id > b.item.id ? 1 : 0
}

/** How many entries stand before the place (`'before'`), or before and at it (`'through'`). */
export function countEntries(
  entries: readonly IndexEntry[],
  place: Place,
  bound: 'before' | 'through',
): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const order = comparePlaces(entries[middle] as IndexEntry, place)
    if (order < 0 || (order === 0 && bound === 'through')) low = middle + 1
    else high = middle
  }
  return low
}

/** Above this many changes at once, one merge is cheaper than moving the array's tail for each. */
const SPLICE_AT_MOST = 32

/** Items in ascending order of one field, kept so while items come and go. */
export class SortedIndex<Item extends Entity> {
  readonly #field: string
  #entries: IndexEntry<Item>[]

  constructor(items: Iterable<Item>, field: string) {
    this.#field = field
    this.#entries = Array.from(items, (item) => this.#entryOf(item)).sort(compareEntries)
  }

  get entries(): readonly IndexEntry<Item>[] {
    return this.#entries
  }

  replace(removed: readonly Item[], added: readonly Item[]): void {
    if (removed.length + added.length > SPLICE_AT_MOST) {
      const gone = new Set(removed)
      const kept = this.#entries.filter((entry) => !gone.has(entry.item))
      const fresh = added.map((item) => this.#entryOf(item)).sort(compareEntries)
      // Two sorted runs: the engine's merge sort joins them in one pass.
      this.#entries = kept.concat(fresh).sort(compareEntries)
      return
    }
    for (const item of removed) {
      this.#entries.splice(countEntries(this.#entries, this.#placeOf(item), 'before'), 1)
    }
    for (const item of added) {
      const position = countEntries(this.#entries, this.#placeOf(item), 'before')
      this.#entries.splice(position, 0, this.#entryOf(item))
    }
  }

  #entryOf(item: Item): IndexEntry<Item> {
    return { key: sortKeyOf(item, this.#field), item }
  }

  #placeOf(item: Item): Place {
    return { key: sortKeyOf(item, this.#field), id: item.id }
  }
}
