import { assertStorable } from './assert-storable.js'
import { SortedIndex, type IndexEntry } from './sorted-index.js'
import type { Entity } from './entity.js'

/** The fields to overwrite, or a function from the old item to the new item. */
export type MockItemUpdate<Item> = Partial<Item> | ((item: Item) => Item)

/** The items of one resource. Changes replace items; the objects that you insert are never mutated. */
export interface MockResource<Item extends Entity = Entity> {
  readonly size: number
  /** In insertion order. */
  all(): Item[]
  get(id: string): Item | undefined
  /** Keeps copies. @throws TypeError if an id is missing or taken; then no item is inserted. */
  insert(items: Item | readonly Item[]): void
  /** Ids cannot change. @throws TypeError if an id is unknown; then no item is updated. */
  update(ids: string | readonly string[], changes: MockItemUpdate<Item>): void
  /** Ignores unknown ids and returns the number of removed items. */
  remove(ids: string | readonly string[]): number
  /**
   * Removes and inserts in one change, so that a request gets all of the old items or all of the new ones. An added item with
   * the id of a removed one takes its place in `all()`. Ignores unknown ids in `removed`; keeps copies of `added`.
   * @throws TypeError if an id of `added` is missing, or taken by an item that stays; then nothing changes.
   */
  replace(removed: string | readonly string[], added: Item | readonly Item[]): void
}

/** Bounds the memory of a long-running store that gets a new filter value with every request. */
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
    if (!Array.isArray(items)) throw new TypeError(`mock store: ${name} must be an array.`)
    this.#add(items)
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
    this.#add(structuredClone(asList(items)))
  }

  #add(added: readonly Item[]): void {
    assertStorable(this.#name, added, (id) => this.#items.has(id))
    this.#replace([], added)
  }

  update(ids: string | readonly string[], changes: MockItemUpdate<Item>): void {
    const old = Array.from(new Set(asList(ids)), (id) => {
      const item = this.#items.get(id)
      if (item === undefined)
        throw new TypeError(`mock store: cannot update ${this.#name}: there is no item "${id}".`)
      return item
    })
    const changed = old.map((item) => ({
      ...(typeof changes === 'function' ? changes(item) : { ...item, ...changes }),
      id: item.id,
    }))
    assertStorable(this.#name, changed, () => false)
    this.#replace(old, changed)
  }

  remove(ids: string | readonly string[]): number {
    const removed = this.#known(ids)
    this.#replace(removed, [])
    return removed.length
  }

  replace(removed: string | readonly string[], added: Item | readonly Item[]): void {
    const old = this.#known(removed)
    const copies = structuredClone(asList(added))
    const freed = new Set(old.map((item) => item.id))
    assertStorable(this.#name, copies, (id) => this.#items.has(id) && !freed.has(id))
    this.#replace(old, copies)
  }

  /** The items with these ids, each once. */
  #known(ids: string | readonly string[]): Item[] {
    return Array.from(new Set(asList(ids)), (id) => this.#items.get(id)).filter((item) => item !== undefined)
  }

  /** Kept after the removal, so that the item's cursor still has a position. */
  removedItem(id: string): Item | undefined {
    return this.#removed.get(id)
  }

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

  /** In ascending order. Mutations update the index instead of sorting again. */
  sortedBy(field: string): readonly IndexEntry<Item>[] {
    let index = this.#indexes.get(field)
    if (index === undefined) {
      index = new SortedIndex(this.#items.values(), field)
      this.#indexes.set(field, index)
    }
    return index.entries
  }

  /** In ascending order, cached under `name` until the next mutation. */
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
    const updatedIds = new Set(added.map((item) => item.id))
    // Do not delete updated items from the map: `all()` keeps insertion order.
    for (const item of removed) {
      if (updatedIds.has(item.id)) continue
      this.#items.delete(item.id)
      this.#removed.set(item.id, item)
    }
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
