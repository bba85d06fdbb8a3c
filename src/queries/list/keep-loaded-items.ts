import type { Entity } from '../../core/resources/define-resource.js'
import { fetchFollowingPage, OFFSETS, type FetchPage } from './fetch-pages.js'
import { fitWindow, itemsOf } from './fit-window.js'
import { isEmptyPage, type ListQueryPage } from './list-query-page.js'
import { isLostCursorError } from './lost-cursor-error.js'
import { removeDeletedItems } from './merge-pages.js'
import { shareStructure } from './share-structure.js'

type Pages<TItem> = readonly ListQueryPage<TItem>[]

/** Pages that a refetch reads on, on each side. If more was inserted, it reads the window again around the user. */
const MAX_ADDED_PAGES = 4

/** Requests that ask whether a missing item was deleted. */
const MAX_QUESTIONS = 3

interface Loaded<TItem> {
  readonly pages: Pages<TItem>
  /** The first visible id; `null` at the very top; `undefined` if unknown: then the last page counts as read. */
  readonly getPlace: () => string | null | undefined
  readonly maxPages: number
  /** How many more requests the refetch may send. */
  readonly maxRequests: number
}

/**
 * TanStack refetches as many pages as were loaded, so inserted items push loaded items out of the window. Returns the
 * pages with every loaded item that still exists, as far as `maxPages` and the number of requests allow; otherwise with
 * the items that the user sees. Returns `fetched` if nothing is missing.
 */
export async function keepLoadedItems<TItem extends Entity>(
  fetchPage: FetchPage<TItem>,
  fetched: Pages<TItem>,
  { pages: loaded, getPlace, maxPages, maxRequests }: Loaded<TItem>,
): Promise<Pages<TItem>> {
  const { ids, isLoaded, isInPlace, goneOn, missingIds, nearestOf } = compareWith(loaded)
  let spareItems = 0
  let isPushedOut = false
  /** Two requests are left to read the pages around the reader's item. */
  let reserved = 2
  let budget = maxRequests

  const request: FetchPage<TItem> = (param) => {
    budget--
    return fetchPage(param)
  }

  async function extend(start: Pages<TItem>, isNext: boolean, maxAdded: number): Promise<Pages<TItem>> {
    let pages = start
    let added = 0
    let questions = 0
    /** Where a missing item is, or was: next to `neighborId`. */
    let place: { readonly id: string; readonly neighborId: string } | undefined
    while (budget > reserved) {
      const missing = missingIds(pages, isNext)
      const [first, last] = [pages[0], pages.at(-1)]
      const param = isNext ? last?.nextParam : first?.previousParam
      if (!param) missing.forEach((id) => goneOn(isNext).add(id))
      if (missing.length === 0 || !param) break
      const shown = itemsOf(pages)
      const edgeId = (isNext ? shown.at(-1) : shown[0])?.id
      if (place && place.neighborId !== edgeId && shown.some(({ id }) => id === place?.neighborId)) {
        // The window reaches beyond the place, so the item and those between were deleted, or have moved.
        const at = missing.indexOf(place.id)
        if (at >= 0) missing.slice(at).forEach((id) => goneOn(isNext).add(id))
        place = undefined
      } else if (!place && questions < MAX_QUESTIONS && edgeId !== undefined && !isLoaded(edgeId)) {
        // The loaded items may have ended before the new item at the edge. With growing distances, because neighboring
        // items are often deleted together.
        const id = missing[Math.min(2 ** questions++ - 1, missing.length - 1)] as string
        const page = await request({ kind: isNext ? 'before' : 'after', id }).catch(ignoreLostCursor)
        const neighbor = isNext ? page?.items.at(-1) : page?.items[0]
        if (neighbor) place = { id, neighborId: neighbor.id }
        else goneOn(isNext).add(id)
        isPushedOut ||= !!page?.items.some((item) => isLoaded(item.id))
      } else {
        if (added++ >= maxAdded) break
        const shownIds = shown.map(({ id }) => id)
        const following = isNext ? fetchFollowingPage(request, param, shownIds) : request(param)
        const page = await following.catch(ignoreLostCursor)
        if (!page) break
        pages = isNext ? removeDeletedItems([...pages, page]) : [page, ...pages]
        if (!isNext) spareItems += page.items.length
      }
    }
    return pages
  }

  /** The pages around one of the items that are nearer to the reader than those in the window. */
  async function findPages(): Promise<Pages<TItem>> {
    const near = nearest(window)
    // If the reader's own item is in the window, the others may be around it.
    const end = near < 0 ? ids.length : near || 1
    let fallback: Pages<TItem> = []
    for (const id of new Set(OFFSETS.map((offset) => nearestIds[Math.min(offset, end - 1)]))) {
      if (!id || budget < 2) break
      const above = await request({ kind: 'before', id }).catch(ignoreLostCursor)
      const below = above?.nextParam && (await request(above.nextParam).catch(ignoreLostCursor))
      if (!below) continue
      const pages = isEmptyPage(above) ? [below] : [above, below]
      const at = nearest(pages)
      if (at < 0 || at >= end) continue
      if (itemsOf(pages).some(isInPlace)) return pages
      fallback = pages
    }
    // These may have moved, so they do not replace items that have not.
    return itemsOf(window).some(isInPlace) ? [] : fallback
  }

  const nearest = (pages: Pages<TItem>) => nearestOf(pages, nearestIds)

  if (ids.length === 0) return fetched
  const place = getPlace()
  let window = fetched
  // Without a loaded item, nothing shows on which side the others are.
  if (place === null || itemsOf(fetched).some(({ id }) => isLoaded(id))) {
    window = await extend(window, true, MAX_ADDED_PAGES)
    window = await extend(window, false, MAX_ADDED_PAGES)
  }

  const knownAt = ids.indexOf(place ?? '')
  const readAt = knownAt < 0 ? ids.indexOf(loaded.at(-1)?.items[0]?.id ?? '') : knownAt
  /** Nearest to the reader first. */
  const nearestIds = [...ids.slice(readAt), ...ids.slice(0, readAt).reverse()]
  const missing = [...missingIds(window, true), ...missingIds(window, false)]
  if (place !== null && (missing.includes(ids[readAt] ?? '') || (isPushedOut && missing.length > 0))) {
    reserved = 0
    const found = await findPages()
    if (found.length > 0) {
      const pageCount = Math.ceil((ids.length - readAt) / (found[0] as ListQueryPage<TItem>).items.length)
      window = await extend(await extend(found, true, pageCount), false, budget)
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

/** What the pages of a refetch show of the loaded items. */
function compareWith<TItem extends Entity>(loaded: Pages<TItem>) {
  const items = itemsOf(loaded)
  const ids = items.map(({ id }) => id)
  const itemsById = new Map(items.map((item) => [item.id, item]))
  const isLoaded = (id: string) => itemsById.has(id)
  /** Not beyond the window: on its next side, and on its previous side. */
  const gone = { next: new Set<string>(), previous: new Set<string>() }
  const goneOn = (isNext: boolean) => (isNext ? gone.next : gone.previous)

  /** An item whose content has changed may have moved, so its position says nothing about the others. */
  const isInPlace = (item: TItem) => shareStructure(itemsById.get(item.id), item) === itemsById.get(item.id)

  /** Beyond the outermost item in place, outermost first. An item missing between two of them was deleted. */
  function missingIds(pages: Pages<TItem>, isNext: boolean): string[] {
    const shown = itemsOf(pages)
    const found = new Set(shown.map(({ id }) => id))
    const outermost = isNext ? shown.findLast(isInPlace) : shown.find(isInPlace)
    const at = outermost ? ids.indexOf(outermost.id) : isNext ? -1 : ids.length
    const beyond = isNext ? ids.slice(at + 1).reverse() : ids.slice(0, at)
    return beyond.filter((id) => !found.has(id) && !goneOn(isNext).has(id))
  }

  /** Index in `nearestIds` of the item of these pages that is nearest to the reader. */
  function nearestOf(pages: Pages<TItem>, nearestIds: readonly string[]): number {
    const shown = itemsOf(pages)
    const kept = new Set((shown.some(isInPlace) ? shown.filter(isInPlace) : shown).map(({ id }) => id))
    return nearestIds.findIndex((id) => kept.has(id))
  }

  return { ids, isLoaded, isInPlace, goneOn, missingIds, nearestOf }
}

function ignoreLostCursor(error: unknown): undefined {
  if (!isLostCursorError(error)) throw error
}
