import type { Entity } from '../core/index.js'

/**
 * The row and column of each item. The number of items before the loaded ones is unknown, so the first row may
 * begin with blank cells: a page added above then moves no item to another column.
 */
export interface Placement {
  readonly items: readonly Entity[]
  /** The items before the last change. */
  readonly previousItems: readonly Entity[]
  readonly columns: number
  /** Blank cells at the start of the first row: fewer than `columns`. */
  readonly blanks: number
  /** Width of the grid that the rows were made for, in CSS pixels. */
  readonly width: number
  /** Increases when all rows are made again, which invalidates their measured heights. */
  readonly generation: number
  /** One key a row, which is stable as long as the row begins with the same item. */
  readonly keys: readonly string[]
}

/** The placement before the number of columns is known. */
export const noPlacement: Placement = {
  items: [],
  previousItems: [],
  columns: 1,
  blanks: 0,
  width: 0,
  generation: 0,
  keys: [],
}

export function rowCountOf({ items, columns, blanks }: Placement): number {
  return Math.ceil((items.length + blanks) / columns)
}

/** The row of the item at an index. */
export function rowOf({ columns, blanks }: Placement, index: number): number {
  return Math.floor((index + blanks) / columns)
}

/** Indices of a row's items; `to` is exclusive. */
export function itemsOfRow({ items, columns, blanks }: Placement, row: number): [from: number, to: number] {
  const from = row * columns - blanks
  return [Math.max(from, 0), Math.min(from + columns, items.length)]
}

/**
 * Replaces the items.
 *
 * @param anchor index, before the change, of an item in the viewport: this item stays in its column
 */
export function placeItems(before: Placement, items: readonly Entity[], anchor: number): Placement {
  const { columns, blanks } = before
  const index = indexAfter(before.items, items, anchor)
  const shift = index < 0 ? -blanks : anchor - index
  return withKeys(
    { ...before, items, previousItems: before.items, blanks: modulo(blanks + shift, columns) },
    before,
  )
}

/** Makes all rows again, for other columns, without blanks. */
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
    const id = items[first]?.id
    keys.push((old?.items[first]?.id === id && old?.keys[row]) || `${generation}:${id}`)
  }
  return { ...placement, keys }
}

/**
 * The new index of an item; -1 if the item is gone. Tries the indices after an append and after a prepend before
 * it searches the list.
 */
export function indexAfter(before: readonly Entity[], after: readonly Entity[], index: number): number {
  const id = before[index]?.id
  if (id === undefined) return -1
  const guesses = [index, index + after.length - before.length]
  return guesses.find((guess) => after[guess]?.id === id) ?? after.findIndex((item) => item.id === id)
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by
}
