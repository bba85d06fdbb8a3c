import { assertStorable } from './assert-storable.js'
import { SortedIndex, type IndexEntry } from './sorted-index.js'
import type { Entity } from '../../core/resources/define-resource.js'

/** A change to an item: some fields, or a function from the old item to the new one. */
export type MockItemUpdate<Item> = Partial<Item> | ((item: Item) => Item)

/**
 * The items of one resource while the store runs. Items are never changed in place: what was inserted
 * stays as it was given.
 */
export interface MockResource<Item extends Entity = Entity> {
  /** Number of items. */
  readonly size: number
  /** All items, in the order they were inserted. */
  all(): Item[]
  /** The item with this id. */
  get(id: string): Item | undefined
  /**
   * Adds one item or many.
   *
   * @throws TypeError when an id is missing or already taken; then nothing was inserted.
   */
  insert(items: Item | readonly Item[]): void
  /**
   * Changes one item or many: fields to overwrite, or a function from the old item to the new one. The
   * id stays. No field is written but those given; `updatedAt` is yours to set.
   *
   * @throws TypeError when an id is not in the table; then nothing was changed.
   */
  update(ids: string | readonly string[], patch: MockItemUpdate<Item>): void
  /**
   * Removes one item or many and says how many were there. Their cursors stay valid, unless
   * `dialect.deletedCursor` says otherwise.
   */
  remove(ids: string | readonly string[]): number
}

/** Enough for the sort orders and filters of one shop at a time. */
const MAX_CACHED_SUBSETS = 64

export class ItemTable<Item extends Entity> implements MockResource<Item> {
  readonly #name: string
  readonly #items = new Map<string, Item>()
  readonly #removed = new Map<string, Item>()
  readonly #indexes = new Map<string, SortedIndex<Item>>()
  readonly #subsets = new Map<string, readonly IndexEntry<Item>[]>()
  #bySlug: Map<string, Item> | undefined

  constructor(name: string, items: readonly Item[]) {
    this.#name = name
    // A single item is fine for `insert`, not as a whole table.
    if (!Array.isArray(items)) throw new TypeError(`mock store: ${name} must be an array of items.`)
    this.insert(items)
  }

  get size(): number {
    return this.#items.size
  }

  all(): Item[] {
    return [...this.#items.values()]
  }

  get(id: string): Item | undefined {
    return this.#items.get(id)
  }

  insert(items: Item | readonly Item[]): void {
    const added = asList(items)
    assertStorable(this.#name, added, (id) => this.#items.has(id))
    this.#replace([], added)
  }

  update(ids: string | readonly string[], patch: MockItemUpdate<Item>): void {
    const old = Array.from(new Set(asList(ids)), (id) => {
      const item = this.#items.get(id)
      if (item === undefined) throw new TypeError(`mock store: ${this.#name} has no item "${id}" to update.`)
      return item
    })
    const changed = old.map((item) => ({
      ...(typeof patch === 'function' ? patch(item) : { ...item, ...patch }),
      id: item.id,
    }))
    assertStorable(this.#name, changed, () => false)
    this.#replace(old, changed)
  }

  remove(ids: string | readonly string[]): number {
    const removed: Item[] = []
    for (const id of new Set(asList(ids))) {
      const item = this.#items.get(id)
      if (item !== undefined) removed.push(item)
    }
    this.#replace(removed, [])
    for (const item of removed) this.#removed.set(item.id, item)
    return removed.length
  }

  /** The item that last had this id, also after it was removed: its cursor still names a place. */
  removedItem(id: string): Item | undefined {
    return this.#removed.get(id)
  }

  /** The first item with this slug, in order of insertion. */
  findBySlug(slug: string): Item | undefined {
    if (this.#bySlug === undefined) {
      this.#bySlug = new Map()
      for (const item of this.#items.values()) {
        const { slug: own } = item as { slug?: unknown }
        if (typeof own === 'string' && !this.#bySlug.has(own)) this.#bySlug.set(own, item)
      }
    }
    return this.#bySlug.get(slug)
  }

  /** All items in ascending order of the field, from an index that mutations keep up to date. */
  sortedBy(field: string): readonly IndexEntry<Item>[] {
    let index = this.#indexes.get(field)
    if (index === undefined) {
      index = new SortedIndex(this.#items.values(), field)
      this.#indexes.set(field, index)
    }
    return index.entries
  }

  /** The items that match, in ascending order of the field; remembered under `name` until a mutation. */
  subset(field: string, name: string, matches: (item: Item) => boolean): readonly IndexEntry<Item>[] {
    const key = JSON.stringify([field, name])
    let entries = this.#subsets.get(key)
    if (entries === undefined) {
      entries = this.sortedBy(field).filter((entry) => matches(entry.item))
      if (this.#subsets.size >= MAX_CACHED_SUBSETS) this.#subsets.clear()
      this.#subsets.set(key, entries)
    }
    return entries
  }

  #replace(removed: readonly Item[], added: readonly Item[]): void {
    if (removed.length + added.length === 0) return
    const stays = new Set(added.map((item) => item.id))
    // An updated item keeps its place in the map, as a row keeps its place in a table.
    for (const item of removed) if (!stays.has(item.id)) this.#items.delete(item.id)
    for (const item of added) {
      this.#items.set(item.id, item)
      this.#removed.delete(item.id)
    }
    for (const index of this.#indexes.values()) index.replace(removed, added)
    this.#subsets.clear()
    this.#bySlug = undefined
  }
}

function asList<T extends object | string>(value: T | readonly T[]): readonly T[] {
  return Array.isArray(value) ? (value as readonly T[]) : [value as T]
}
