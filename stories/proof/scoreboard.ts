import type { MockStore } from 'storefront-mock'

import type { Product } from '../../src/index.js'

/** What went wrong for the shopper, read from the DOM alone. */
export interface Score {
  /** Rows of a product that another row shows too. */
  readonly duplicates: number
  /**
   * Products that were on screen and are not in the list any more, and products in a gap of the list. Those that moved
   * after the list was last read as a whole do not count: no API reports a move, and the reader has seen no loss.
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
    // Browsers place rows at fractions of a pixel.
    .filter(({ rect }) => rect.bottom > edge + 1 && rect.top < bottom - 1)
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
  const kept = seen.find(({ id }) => shown.has(id))
  const row = kept && rows[ids.indexOf(kept.id)]
  const top = screen.getBoundingClientRect().top
  const moved = row ? row.getBoundingClientRect().top - top - kept.top : seen.length > 0 ? undefined : 0
  return {
    duplicates: ids.length - shown.size,
    missing: new Set([...lost.map(({ id }) => id), ...gapsIn(shown, unread, store)]).size,
    pixels: moved && (hasNoRoom(screen, before, moved, endsOf(ids, store)) ? 0 : Math.abs(Math.round(moved))),
    errors: screen.querySelectorAll('[data-proof-error]').length,
  }
}

interface Ends {
  /** The list starts with the first product of the store. */
  readonly isFirst: boolean
  /** The list ends with the last product of the store. */
  readonly isLast: boolean
}

function endsOf(ids: readonly string[], store: MockStore): Ends {
  const inOrder = inStoreOrder(store)
  return { isFirst: ids[0] === inOrder[0]?.id, isLast: ids.at(-1) === inOrder.at(-1)?.id }
}

/**
 * Nothing can hold a row where the catalogue starts or ends: no scroll position is lower than 0 or higher than the last
 * one. A list that ends earlier could have kept its pages. A reader at the very top sees the new products.
 */
function hasNoRoom(screen: Element, before: Sight, moved: number, { isFirst, isLast }: Ends): boolean {
  const { scrollTop, scrollHeight, clientHeight } = screen
  const wanted = scrollTop + moved
  const isAtTop = moved > 0 && scrollTop < 1 && before.scrollTop < 1
  return (isFirst && (isAtTop || wanted < 0)) || (isLast && wanted > scrollHeight - clientHeight + 1)
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
