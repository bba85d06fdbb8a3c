import type { Entity } from '../core/index.js'

/**
 * Which item stands where. Items before the head of a list are unknown in number, so the first row may begin
 * with blank cells: pages are added above without moving anything to another column.
 */
export interface Placement {
  readonly items: readonly Entity[]
  readonly columns: number
  /** Blank cells at the start of the first row: fewer than there are columns. */
  readonly blanks: number
  /** Of the grid, when the rows were cut. */
  readonly width: number
  /** Grows whenever rows are cut anew, so that heights measured before count no more. */
  readonly generation: number
  /** Of each row: the same for as long as it begins with the same item. */
  readonly keys: readonly string[]
}

/** Before it is known how many columns there are. */
export const nothingPlaced: Placement = {
  items: [],
  columns: 1,
  blanks: 0,
  width: 0,
  generation: 0,
  keys: [],
}

export function rowCountOf({ items, columns, blanks }: Placement): number {
  return Math.ceil((items.length + blanks) / columns)
}

/** Row of the item at an index. */
export function rowOf({ columns, blanks }: Placement, index: number): number {
  return Math.floor((index + blanks) / columns)
}

/** First item of a row and the one behind its last, as indices. */
export function itemsOfRow({ items, columns, blanks }: Placement, row: number): [from: number, to: number] {
  const from = row * columns - blanks
  return [Math.max(from, 0), Math.min(from + columns, items.length)]
}

/**
 * Takes in another window of the list.
 *
 * @param anchor index of an item that the reader sees; it stays in its column
 */
export function placeItems(before: Placement, items: readonly Entity[], anchor: number): Placement {
  const { columns, blanks } = before
  const index = indexAfter(before.items, items, anchor)
  const shift = index < 0 ? -blanks : anchor - index
  return withKeys({ ...before, items, blanks: modulo(blanks + shift, columns) }, before)
}

/** Cuts the rows anew, without blanks. */
export function cutRows(
  before: Placement,
  { columns, width }: Pick<Placement, 'columns' | 'width'>,
): Placement {
  return withKeys({ ...before, columns, width, blanks: 0, generation: before.generation + 1 })
}

/** Only new rows get new strings: making thousands of them is most of what an append would cost. */
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

/** Where an item went; -1 when it is gone. Looks where appends and prepends leave it before it searches. */
export function indexAfter(before: readonly Entity[], after: readonly Entity[], index: number): number {
  const id = before[index]?.id
  if (id === undefined) return -1
  const guesses = [index, index + after.length - before.length]
  return guesses.find((guess) => after[guess]?.id === id) ?? after.findIndex((item) => item.id === id)
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by
}
