import type { MockStore } from 'storefront-mock'

import type { Product } from '../../src/index.js'

/** What went wrong for the shopper, read from the DOM alone. */
export interface Score {
  /** Rows of a product that another row shows too. */
  readonly duplicates: number
  /**
   * Products that were on screen, have not changed, are in the store, and are not in the list any more, and products in a
   * gap of the list. Those that moved after the list was last read as a whole do not count: no API reports a move, and the
   * reader has seen no loss.
   */
  readonly missing: number
  /** How far the first row on screen has moved, unless the catalogue ends there; `undefined` if no row is left to measure. */
  readonly pixels: number | undefined
  readonly errors: number
}

/** A screen before an action. */
export interface Sight {
  readonly scrollTop: number
  /** The rows that are on screen, and how far below its upper edge they begin. */
  readonly rows: readonly { readonly id: string; readonly top: number; readonly isWhole: boolean }[]
}

/** In pixels: nobody reads a row that shows no more than this. */
const SLIVER = 12

export const rowsOf = (screen: Element): HTMLElement[] => [
  ...screen.querySelectorAll<HTMLElement>('[data-item-id]'),
]

export const idOf = (row: HTMLElement): string => row.dataset['itemId'] as string

/** All rows of products that more than one row shows. */
export function repeatedRowsOf(screen: Element): HTMLElement[] {
  const rows = rowsOf(screen)
  const ids = rows.map(idOf)
  return rows.filter((row) => ids.indexOf(idOf(row)) !== ids.lastIndexOf(idOf(row)))
}

export function look(screen: Element): Sight {
  const { top: edge, bottom } = screen.getBoundingClientRect()
  const rows = rowsOf(screen)
    .map((row) => ({ id: idOf(row), rect: row.getBoundingClientRect() }))
    .filter(({ rect }) => rect.bottom > edge + SLIVER && rect.top < bottom - SLIVER)
    .map(({ id, rect }) => ({
      id,
      top: rect.top - edge,
      isWhole: rect.top >= edge && rect.bottom <= bottom,
    }))
  return { scrollTop: screen.scrollTop, rows }
}

interface Changes {
  /** Products that moved or were deleted before the list could show it: nobody expects them where they were. */
  readonly changed: ReadonlySet<string>
  /** Products that moved after the list was last read as a whole. */
  readonly unread: ReadonlySet<string>
}

export function readScore(
  screen: Element,
  before: Sight,
  store: MockStore,
  { changed, unread }: Changes,
): Score {
  const rows = rowsOf(screen)
  const ids = rows.map(idOf)
  const shown = new Set(ids)
  const seen = before.rows.filter(({ id }) => !changed.has(id))
  const lost = seen.filter(({ id, isWhole }) => isWhole && !shown.has(id) && store.products.get(id))
  return {
    duplicates: ids.length - shown.size,
    missing: new Set([...lost.map(({ id }) => id), ...gapsIn(shown, unread, store)]).size,
    pixels: jumpOf(screen, before, seen, store),
    errors: screen.querySelectorAll('[data-proof-error]').length,
  }
}

/** @param seen The rows before the action, without those that nobody expects where they were. */
function jumpOf(screen: Element, before: Sight, seen: Sight['rows'], store: MockStore): number | undefined {
  const rows = new Map(rowsOf(screen).map((row) => [idOf(row), row]))
  const measured = seen.find(({ id }) => rows.has(id))
  if (!measured) return seen.length > 0 ? undefined : 0
  const row = rows.get(measured.id) as HTMLElement
  const moved = row.getBoundingClientRect().top - screen.getBoundingClientRect().top - measured.top
  const isAtTop = moved > 0 && screen.scrollTop < 1 && before.scrollTop < 1
  if (isAtTop && rows.has(inStoreOrder(store)[0]?.id ?? '')) return 0
  return hasRoom(screen, row, measured.top - screen.clientTop, store) ? Math.abs(Math.round(moved)) : 0
}

/**
 * Nothing can hold a row where the catalogue starts or ends: no scroll position is lower than 0 or higher than the last
 * one. A list that ends earlier could have kept or read its pages, so the products count that it has not loaded.
 * @param top of the row before, below the border of the screen
 */
function hasRoom(screen: Element, row: HTMLElement, top: number, store: MockStore): boolean {
  const ids = inStoreOrder(store).map(({ id }) => id)
  // A list can still show products that were deleted.
  const shown = rowsOf(screen)
    .map((each) => ids.indexOf(idOf(each)))
    .filter((at) => at >= 0)
  const box = row.getBoundingClientRect()
  const above = box.top - (screen.firstElementChild?.getBoundingClientRect().top ?? 0)
  const below = (screen.lastElementChild?.getBoundingClientRect().bottom ?? 0) - box.bottom
  const [unreadAbove, unreadBelow] = [Math.min(...shown), ids.length - 1 - Math.max(...shown)]
  // Browsers place rows at fractions of a pixel.
  return (
    above + unreadAbove * box.height + 1 >= top &&
    below + unreadBelow * box.height + 1 >= screen.clientHeight - top - box.height
  )
}

/** The products between the first and the last of a list, in the order of the store, that the list leaves out. */
function gapsIn(shown: ReadonlySet<string>, unread: ReadonlySet<string>, store: MockStore): string[] {
  const inOrder = inStoreOrder(store)
    .map(({ id }) => id)
    .filter((id) => !unread.has(id))
  const first = inOrder.findIndex((id) => shown.has(id))
  const last = inOrder.findLastIndex((id) => shown.has(id))
  return first < 0 ? [] : inOrder.slice(first, last).filter((id) => !shown.has(id))
}

export const inStoreOrder = (store: MockStore) => store.products.all().toSorted(compareInStore)

/** By name, then by id, as the store sorts. */
export const compareInStore = (a: Product, b: Product) =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1
