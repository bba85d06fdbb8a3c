import type { Entity } from '../../../core/resources/define-resource.js'
import { createAsker, type Answers } from './answers.js'
import { compareWith } from './compare-items.js'
import { findPages } from './find-pages.js'
import { fitWindow, itemsOf } from './fit-window.js'
import { isEmptyPage, type FetchPage, type ListQueryPage } from '../list-query-page.js'
import { endSide } from '../merge-pages.js'

type Pages<TItem> = readonly ListQueryPage<TItem>[]

/** Pages of new items that a refetch reads on each side. If more was inserted, it reads the window again around the user. */
const MAX_ADDED_PAGES = 4

/** Requests that ask whether a missing item was deleted. */
const MAX_QUESTIONS = 3

interface Loaded<TItem> {
  readonly pages: Pages<TItem>
  /** The first visible id; `null` at the very top; `undefined` if unknown: then the last page counts as read. */
  readonly getPlace: () => string | null | undefined
  readonly maxPages: number
  readonly maxRequests: number
  /** What this refetch has asked so far. */
  readonly answers: Answers<TItem>
}

/**
 * TanStack refetches as many pages as were loaded, so inserted items push loaded items out of the window. Returns the
 * pages with every loaded item that still exists, as far as `maxPages` and the number of requests allow; otherwise with
 * the items that the user sees. Returns `fetched` if nothing is missing.
 */
export async function keepLoadedItems<TItem extends Entity>(
  fetchPage: FetchPage<TItem>,
  fetched: Pages<TItem>,
  { pages: loaded, getPlace, maxPages, maxRequests, answers }: Loaded<TItem>,
): Promise<Pages<TItem>> {
  const asker = createAsker(fetchPage, answers, maxRequests)
  const { ask, budget } = asker
  const comparison = compareWith(loaded, asker.rejectedIds)
  const { ids, isLoaded, isInPlace, goneOn, missingIds, nearestOf } = comparison
  let spareItems = 0
  let isPushedOut = false
  /** Two requests are left to read the pages around the reader's item. */
  let reserved = 2

  async function extend(start: Pages<TItem>, isNext: boolean, maxAdded: number): Promise<Pages<TItem>> {
    let pages = start
    let added = 0
    let questions = 0
    /** Where a missing item is, or was: next to `neighborId`. */
    let place: { readonly id: string; readonly neighborId: string } | undefined
    for (;;) {
      const missing = missingIds(pages, isNext)
      const [first, last] = [pages[0], pages.at(-1)]
      const param = isNext ? last?.nextParam : first?.previousParam
      if (!param) missing.forEach((id) => goneOn(isNext).add(id))
      if (missing.length === 0 || !param) break
      const shown = itemsOf(pages)
      const edgeId = (isNext ? shown.at(-1) : shown[0])?.id
      const isAtPlace = place !== undefined && place.neighborId === edgeId
      if (budget() <= (isAtPlace ? 0 : reserved)) break
      const isAbove = isNext && first?.param.kind === 'after' && first.param.id === place?.neighborId
      if (place && !isAtPlace && (isAbove || shown.some(({ id }) => id === place?.neighborId))) {
        // The window reaches beyond the place, so the item and those between were deleted, or have moved.
        const at = missing.indexOf(place.id)
        if (at >= 0) missing.slice(at).forEach((id) => goneOn(isNext).add(id))
        place = undefined
      } else if (!place && questions < MAX_QUESTIONS && edgeId !== undefined && !isLoaded(edgeId)) {
        // The loaded items may have ended before the new item at the edge. With growing distances, because neighboring
        // items are often deleted together.
        const id = missing[Math.min(2 ** questions++ - 1, missing.length - 1)] as string
        const page = await ask({ kind: isNext ? 'before' : 'after', id })
        const neighbor = isNext ? page?.items.at(-1) : page?.items[0]
        if (neighbor) place = { id, neighborId: neighbor.id }
        else goneOn(isNext).add(id)
        isPushedOut ||= !!page?.items.some(isInPlace)
      } else {
        if (added >= maxAdded && !isAtPlace) break
        const page = await ask(param)
        if (!page || isRepeated(page, pages)) break
        if (!page.items.some(({ id }) => isLoaded(id))) added++
        if (isEmptyPage(page)) {
          missing.forEach((id) => goneOn(isNext).add(id))
          // A refetched `before X` page always has a `nextParam`: if it were removed, the next refetch would add it again.
          const isEnd = !isNext || pages.length > 1 || last?.param.kind !== 'before'
          return isEnd ? endSide(pages, isNext ? 'next' : 'previous', true) : pages
        }
        pages = isNext ? [...pages, page] : [page, ...pages]
        if (!isNext) spareItems += page.items.length
      }
    }
    return pages
  }

  const nearest = (pages: Pages<TItem>) => nearestOf(pages, nearestIds)

  if (ids.length === 0) return fetched
  const place = getPlace()
  let window = fetched
  // Without a loaded item, nothing shows on which side the others are, except at the head.
  if (place === null || !fetched[0]?.previousParam || itemsOf(fetched).some(({ id }) => isLoaded(id))) {
    window = await extend(window, true, MAX_ADDED_PAGES)
    window = await extend(window, false, MAX_ADDED_PAGES)
  }

  const knownAt = ids.indexOf(place ?? '')
  const readAt = knownAt < 0 ? ids.indexOf(loaded.at(-1)?.items[0]?.id ?? '') : knownAt
  /** Nearest to the reader first. */
  const nearestIds = [...ids.slice(readAt), ...ids.slice(0, readAt).reverse()]
  const missing = new Set([...missingIds(window, true), ...missingIds(window, false)])
  const nearestInWindow = nearest(window)
  // If all loaded items in the window have changed, they may have moved, and the others are elsewhere.
  const near = nearestInWindow > 0 && !itemsOf(window).some(isInPlace) ? -1 : nearestInWindow
  // If the reader's own item is in the window, the others may be around it.
  const nearer =
    near === 0
      ? nearestIds.slice(0, isPushedOut && missing.size > 0 ? 1 : 0)
      : nearestIds.slice(0, near < 0 ? ids.length : near).filter((id) => missing.has(id))
  if (place !== null && nearer.length > 0) {
    reserved = 0
    const found = await findPages(asker, comparison, { window, near, nearer, nearestIds })
    if (found.length > 0) {
      const pageCount = Math.ceil((ids.length - readAt) / (found[0] as ListQueryPage<TItem>).items.length)
      window = await extend(await extend(found, true, pageCount), false, Infinity)
      spareItems = Infinity
    }
  }

  const seenId = nearestIds[nearest(window)]
  const seenAt = itemsOf(window).findIndex(({ id }) => id === seenId)
  return fitWindow(window, {
    isLoaded,
    isInPlace,
    minItems: loaded.at(-1)?.nextParam ? ids.length : Infinity,
    spareItems,
    readerAt: place === null ? -1 : Math.max(0, seenAt),
    maxPages,
    size: Math.max(...[...window, ...loaded].map((page) => page.items.length)),
  })
}

/**
 * A server that repeats its pages, such as one that ignores cursors, would never end the loop: the pages are known, so
 * they need no request.
 */
function isRepeated<TItem extends Entity>(page: ListQueryPage<TItem>, pages: Pages<TItem>): boolean {
  const idsOf = ({ items, invalidItems }: ListQueryPage<TItem>) =>
    [...items, ...invalidItems].map(({ id }) => id)
  const ids = new Set(pages.flatMap(idsOf))
  return !isEmptyPage(page) && idsOf(page).every((id) => ids.has(id))
}
