import { compareSortKeys, sortKeyOf, type SortKey } from './sort-key.js'
import type { Entity } from './entity.js'

export interface IndexEntry<Item extends Entity = Entity> {
  readonly key: SortKey
  readonly item: Item
}

/** A position in the order (sort key, id). Its item may have been removed. */
export interface Position {
  readonly key: SortKey
  readonly id: string
}

function comparePosition(entry: IndexEntry, position: Position): number {
  const byKey = compareSortKeys(entry.key, position.key)
  if (byKey !== 0) return byKey
  return entry.item.id < position.id ? -1 : entry.item.id > position.id ? 1 : 0
}

function compareEntries(a: IndexEntry, b: IndexEntry): number {
  const byKey = compareSortKeys(a.key, b.key)
  if (byKey !== 0) return byKey
  return a.item.id < b.item.id ? -1 : a.item.id > b.item.id ? 1 : 0
}

/** `'through'` also counts the entry at the position. */
export function countEntries(
  entries: readonly IndexEntry[],
  position: Position,
  bound: 'before' | 'through',
): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const order = comparePosition(entries[middle] as IndexEntry, position)
    if (order < 0 || (order === 0 && bound === 'through')) low = middle + 1
    else high = middle
  }
  return low
}

/** A splice moves the rest of the array, so many changes are cheaper as one merge. */
const MAX_SPLICES = 32

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
    if (removed.length + added.length > MAX_SPLICES) {
      const removedItems = new Set(removed)
      const kept = this.#entries.filter((entry) => !removedItems.has(entry.item))
      const sortedAdded = added.map((item) => this.#entryOf(item)).sort(compareEntries)
      // The engine's merge sort joins two sorted runs in one pass.
      this.#entries = kept.concat(sortedAdded).sort(compareEntries)
      return
    }
    for (const item of removed) {
      this.#entries.splice(countEntries(this.#entries, this.#positionOf(item), 'before'), 1)
    }
    for (const item of added) {
      const insertAt = countEntries(this.#entries, this.#positionOf(item), 'before')
      this.#entries.splice(insertAt, 0, this.#entryOf(item))
    }
  }

  #entryOf(item: Item): IndexEntry<Item> {
    return { key: sortKeyOf(item, this.#field), item }
  }

  #positionOf(item: Item): Position {
    return { key: sortKeyOf(item, this.#field), id: item.id }
  }
}
