import type { ListParams, Page } from './list-page.js'
import type { Store } from './store.js'

/** What is wrong with a page next to a cursor; `undefined` if it is right. */
export type Flaw =
  | 'includes-cursor'
  /** The page starts at the head of the list. */
  | 'from-start'
  /** The right items in reverse order. */
  | 'reversed'
  /** The right items in another order. */
  | 'reordered'
  /** Items next to the cursor are missing. */
  | 'gap'
  /** Items from the other side of the cursor. */
  | 'wrong-side'
  /** Items that the list does not have near the cursor. */
  | 'other-order'
  | 'empty'

/** A page requested next to a cursor, compared with the list. */
export interface Border {
  readonly page: Page
  readonly expected: readonly string[]
  readonly limit: number
  readonly flaw: Flaw | undefined
}

export interface Place {
  readonly params: ListParams
  /** The list in its order. */
  readonly ids: readonly string[]
  readonly index: number
  readonly side: 'after' | 'before'
  readonly limit: number
}

const same = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n')

/** A page may be shorter than its limit, so the expected items are as many as came. */
function expectedIds({ ids, index, side }: Place, count: number): string[] {
  return side === 'after'
    ? ids.slice(index + 1, index + 1 + count)
    : ids.slice(Math.max(0, index - count), index)
}

/** The same page, one item nearer: the cursor itself is part of it. */
function inclusiveIds({ ids, index, side }: Place, count: number): string[] {
  return side === 'after'
    ? ids.slice(index, index + count)
    : ids.slice(Math.max(0, index - count + 1), index + 1)
}

function findFlaw(place: Place, found: readonly string[]): Flaw | undefined {
  const { ids, index, side, limit } = place
  const expected = expectedIds(place, found.length)
  if (found.length === 0) return expectedIds(place, 1).length > 0 ? 'empty' : undefined
  if (same(found, expected)) return undefined
  if (same(found, inclusiveIds(place, found.length))) return 'includes-cursor'
  if (same(found.toReversed(), expected)) return 'reversed'
  if (same(found.toSorted(), expected.toSorted())) return 'reordered'
  if (same(found, ids.slice(0, found.length))) return 'from-start'
  const positions = found.map((id) => ids.indexOf(id))
  if (positions.includes(-1) && found.length <= limit && index + 2 * limit < ids.length) return 'other-order'
  const isOnSide = (position: number) =>
    side === 'after' ? position > index || position === -1 : position < index
  if (!positions.every(isOnSide)) return positions.some(isOnSide) ? 'other-order' : 'wrong-side'
  const isAscending = positions.every((position, at) => at === 0 || position > (positions[at - 1] ?? 0))
  return isAscending ? 'gap' : 'other-order'
}

export async function readBorder(store: Store, place: Place): Promise<Border> {
  const { params, ids, index, side, limit } = place
  const page = await store.page({ ...params, limit, [side]: ids[index] ?? '' })
  return { page, expected: expectedIds(place, limit), limit, flaw: findFlaw(place, page.ids) }
}
