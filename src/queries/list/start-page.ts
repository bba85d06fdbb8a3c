import type { Entity } from '../../core/index.js'
import { isLostCursor } from './lost-cursor.js'
import type { PageParam } from './page-param.js'
import { isEmptyPage, type ListQueryPage } from './list-query-page.js'

type FetchPage<TItem> = (param: PageParam) => Promise<ListQueryPage<TItem>>

/** How far from the place that was lost the next cursor is taken: near it first, then past what went with it. */
const OFFSETS = [0, 1, 3, 7, 15, 31]

const MAX_ATTEMPTS = OFFSETS.length

/**
 * Fetches the page that a window begins with, on the first load and on every refetch. TanStack Query walks
 * on from there, so that this page must be found whatever became of its cursor:
 *
 * - `before X` is empty: X has become the head, the window begins there.
 * - `after X` is empty: nothing is left after X, the window begins with what is before it.
 * - X is refused, or the page shares nothing with the window, because X moved: the page before an item that
 *   is still where it was.
 * - None is: the page before one of them all the same, else that of X, else the head.
 *
 * The page says by its `param` where it was found in the end.
 *
 * @param window what is loaded; empty on the first load
 */
export async function fetchStartPage<TItem extends Entity>(
  fetchPage: FetchPage<TItem>,
  start: PageParam,
  window: readonly ListQueryPage<TItem>[],
): Promise<ListQueryPage<TItem>> {
  if (start.kind === 'head') {
    const page = await fetchPage(start)
    return window[0]?.isCursorLost ? { ...page, isCursorLost: true } : page
  }
  const ids = window.flatMap((page) => page.items.map((item) => item.id))
  // X itself proves nothing: it may be here because it moved here.
  const known = new Set(ids.filter((id) => id !== start.id))
  const neighbours = survivors(ids, window[0]?.items.length ?? 0, start.id).map((id): PageParam => ({
    kind: 'before',
    id,
  }))
  const attempts: PageParam[] = [start, ...neighbours, { kind: 'head' }]
  let fallback: ListQueryPage<TItem> | undefined
  for (
    let param = attempts.shift();
    param && !(fallback && param.kind === 'head');
    param = attempts.shift()
  ) {
    const isHead = param.kind === 'head'
    const page = await fetchPage(param).catch((error: unknown) => {
      if (isHead || !isLostCursor(error)) throw error
    })
    if (!page) continue
    const isEmpty = isEmptyPage(page)
    if (isEmpty && param === start) {
      attempts.unshift(start.kind === 'after' ? { kind: 'before', id: start.id } : { kind: 'head' })
    }
    if (isEmpty && !isHead) continue
    if (isEmpty || known.size === 0 || page.items.some((item) => known.has(item.id))) {
      return isHead && window.length === 0 ? sayIfLost(page, start.id) : page
    }
    // In front of an item of the window it is at least its neighbour; near X, wherever X went.
    if (!fallback || !neighbours.includes(fallback.param)) fallback = page
  }
  // The last attempt was the head: it answered, or threw.
  return fallback as ListQueryPage<TItem>
}

/** Some ids of the window, from the end of its first page on, and then back from there. */
function survivors(ids: readonly string[], start: number, lostId: string): string[] {
  const others = [...ids.slice(start), ...ids.slice(0, start).reverse()].filter((id) => id !== lostId)
  return [...new Set(OFFSETS.flatMap((offset) => others[offset] ?? others.at(-1) ?? []))]
}

/** A list that opens at its head in place of a cursor says so, unless the head is where the cursor is. */
function sayIfLost<TItem extends Entity>(page: ListQueryPage<TItem>, id: string): ListQueryPage<TItem> {
  const isFound = [...page.items, ...page.invalidItems].some((item) => item.id === id)
  return isFound ? page : { ...page, isCursorLost: true }
}

/**
 * Fetches any other page. In a refetch its cursor was the last item of the page before, a moment ago; if it
 * went meanwhile, the one above it has the same answer, and the page says how many items are above.
 *
 * @param walked ids that this refetch has come by; empty for a next or previous page
 * @returns nothing where every item that the refetch has come by is gone, so that it has to begin anew
 */
export async function fetchFollowingPage<TItem extends Entity>(
  fetchPage: FetchPage<TItem>,
  param: PageParam,
  walked: readonly string[],
): Promise<ListQueryPage<TItem> | undefined> {
  // One by one: a gap would repeat what is above the items that went.
  const others = walked.slice(-1 - MAX_ATTEMPTS, -1).reverse()
  let failure: unknown
  const attempts = [param, ...others.map((id) => ({ kind: 'after', id }) as const)]
  for (const [gone, attempt] of attempts.entries()) {
    try {
      const page = await fetchPage(attempt)
      return gone === 0 ? page : { ...page, itemsAbove: walked.length - gone }
    } catch (error) {
      if (!isLostCursor(error)) throw error
      failure ??= error
    }
  }
  // To begin anew from further down would drop pages that somebody reads.
  if (walked.length === 0 || walked.length > others.length + 1) throw failure
}
