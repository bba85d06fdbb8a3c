import type { Entity } from '../core/resources/define-resource.js'

export interface Placement {
  readonly items: readonly Entity[]
  readonly previousItems: readonly Entity[]
  /** Whether no page is before these items. */
  readonly isFromHead: boolean
  readonly columns: number
  /** Blank cells that start the first row, so that a page added above moves no item to another column. */
  readonly blanks: number
  /** The grid width for these rows, in CSS pixels. */
  readonly width: number
  /** Increases when all rows change, which invalidates their measured heights. */
  readonly generation: number
  /** One key per row, stable while the row begins with the same item. */
  readonly keys: readonly string[]
}

/** The placement before the number of columns is known. */
export const noPlacement: Placement = {
  items: [],
  previousItems: [],
  isFromHead: true,
  columns: 1,
  blanks: 0,
  width: 0,
  generation: 0,
  keys: [],
}

export function rowCountOf({ items, columns, blanks }: Placement): number {
  return Math.ceil((items.length + blanks) / columns)
}

export function rowOf({ columns, blanks }: Placement, index: number): number {
  return Math.floor((index + blanks) / columns)
}

/** `to` is exclusive. */
export function itemsOfRow({ items, columns, blanks }: Placement, row: number): [from: number, to: number] {
  const from = row * columns - blanks
  return [Math.max(from, 0), Math.min(from + columns, items.length)]
}

/** The item at `anchor`, an index before the change, stays in its column. */
export function placeItems(before: Placement, items: readonly Entity[], anchor: number): Placement {
  const { columns, blanks } = before
  const index = indexAfter(before.items, items, anchor)
  const shift = index < 0 ? -blanks : anchor - index
  return withKeys(
    { ...before, items, previousItems: before.items, blanks: modulo(blanks + shift, columns) },
    before,
  )
}

export function placeRows(
  before: Placement,
  { columns, width }: Pick<Placement, 'columns' | 'width'>,
): Placement {
  return withKeys({ ...before, columns, width, blanks: 0, generation: before.generation + 1 })
}

/** Reuses the strings of unchanged rows: thousands of new strings are most of the cost of adding a page. */
function withKeys(placement: Placement, before?: Placement): Placement {
  const { items, columns, blanks, generation } = placement
  if (generation === 0) return placement
  const old = before?.blanks === blanks ? before : undefined
  const keys: string[] = []
  for (let row = 0; row < rowCountOf(placement); row++) {
    const first = Math.max(row * columns - blanks, 0)
    const item = items[first]
    keys.push((item === old?.items[first] && old?.keys[row]) || `${generation}:${item?.id}`)
  }
  return { ...placement, keys }
}

/** -1 if the item is gone. Tries an append and a prepend before it searches the list. */
export function indexAfter(before: readonly Entity[], after: readonly Entity[], index: number): number {
  const id = before[index]?.id
  if (id === undefined) return -1
  const guesses = [index, index + after.length - before.length]
  return guesses.find((guess) => after[guess]?.id === id) ?? after.findIndex((item) => item.id === id)
}

/** The first item from `index` on whose content has not changed, because a changed item may have moved. */
export function firstUnchanged(before: readonly Entity[], after: readonly Entity[], index: number): number {
  if (after[indexAfter(before, after, index)] === before[index]) return index
  const kept = new Set(after)
  const found = before.findIndex((item, at) => at >= index && kept.has(item))
  return found < 0 ? index : found
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by
}
