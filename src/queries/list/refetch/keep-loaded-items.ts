import type { Entity } from '../../../core/resources/define-resource.js'
import { createAsker, type Answers } from './answers.js'
import { compareWith } from './compare-items.js'
import { createExtension } from './extend-window.js'
import { findPages } from './find-pages.js'
import { fitWindow, itemsOf, joinPages, type Pages } from './fit-window.js'
import { isEmptyPage, type FetchPage, type ListQueryPage } from '../list-query-page.js'

/** Pages of new items that a refetch reads on each side. If more was inserted, it reads the window again around the user. */
const MAX_ADDED_PAGES = 4

interface Loaded<TItem> {
  readonly pages: Pages<TItem>
  /** The first visible id; `null` at the very top; `undefined` if unknown: then the last page counts as read. */
  readonly getPlace: () => string | null | undefined
  readonly maxPages: number
  /** Of a page, as requested. */
  readonly limit?: number | undefined
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
  { pages: loaded, getPlace, maxPages, limit, maxRequests, answers }: Loaded<TItem>,
): Promise<Pages<TItem>> {
  const asker = createAsker(fetchPage, answers, maxRequests)
  const comparison = compareWith(loaded, asker.rejectedIds)
  const { ids, isLoaded, isInPlace, goneOn, missingIds, nearestOf } = comparison
  const { extend, state } = createExtension(asker, comparison)
  let isReadAgain = false
  if (ids.length === 0) return fetched
  const place = getPlace()
  let window = fetched
  // Without a loaded item, nothing shows on which side the others are, except at the head.
  if (place === null || !fetched[0]?.previousParam || itemsOf(fetched).some(({ id }) => isLoaded(id))) {
    window = await extend(await extend(window, true, MAX_ADDED_PAGES), false, MAX_ADDED_PAGES)
  }

  const readAt = ids.indexOf(isLoaded(place ?? '') ? (place ?? '') : (loaded.at(-1)?.items[0]?.id ?? ''))
  /** Nearest to the reader first. */
  const nearestIds = [...ids.slice(readAt), ...ids.slice(0, readAt).reverse()]
  const missing = new Set([...missingIds(window, true), ...missingIds(window, false)])
  const nearestInWindow = nearestOf(window, nearestIds)
  // If all loaded items in the window have changed, they may have moved, and the others are elsewhere.
  const near = nearestInWindow > 0 && !itemsOf(window).some(isInPlace) ? -1 : nearestInWindow
  const idsInWindow = new Set(itemsOf(window).map(({ id }) => id))
  const isPushedOut = [...state.pushedOutIds].some((id) => !idsInWindow.has(id))
  const own = { kind: 'before', id: nearestIds[0] as string } as const
  const nextParam = asker.known(own)?.nextParam
  /** Next to its cursor may be rows that are left. If none is known, all are gone. */
  const isLeft = asker.isKnown(own)
    ? nextParam && !asker.isKnown(nextParam)
    : missing.size > 0 || nearestInWindow > 0
  const isOpen = (id: string) => isLeft && id === own.id && !idsInWindow.has(id)
  // If the reader's own item is in the window, the others may be around it.
  const nearer =
    near === 0
      ? nearestIds.slice(0, isPushedOut && missing.size > 0 ? 1 : 0)
      : nearestIds.slice(0, near < 0 ? ids.length : near).filter((id) => missing.has(id) || isOpen(id))
  /** Whether the extension has kept its last requests for the reader's row. */
  const hasKeptRequests = asker.budget() <= state.reserved
  state.reserved = 0
  if (place !== null && nearer.length > 0) {
    const found = await findPages(asker, comparison, { window, near, nearer, nearestIds })
    // A row that has moved alone leaves the others where they are.
    if (found.length > 0 && (nearer.some((id) => missing.has(id)) || itemsOf(found).some(isInPlace))) {
      // Beside the other window, an item that has moved can have stood for those around it.
      goneOn(true).clear()
      goneOn(false).clear()
      const joined = joinPages(window, found) ?? joinPages(found, window) ?? found
      window = await extend(await extend(joined, true, MAX_ADDED_PAGES), false, Infinity)
      isReadAgain = true
    }
  }
  // Nothing is left to find for the reader, so the rest of these requests reads on from the rows in the window. If the
  // server rejected the cursors of all loaded items that were asked for, the others may be next to it.
  if (!isReadAgain && (near < 0 ? asker.rejectedIds.size > 0 : hasKeptRequests)) {
    window = await extend(await extend(window, true, Infinity, 0), false, Infinity, 0)
  }

  const shown = itemsOf(window)
  const seen = nearestOf(window, nearestIds)
  // If all of these have changed, they may have moved: the cursor of a deleted row shows which of them was next to it.
  const isUnsure = place !== null && seen > 0 && asker.budget() > 0 && !shown.some(isInPlace)
  const around = isUnsure ? await asker.ask(own) : undefined
  const belowAt = shown.findIndex(({ id }) => id === around?.items.at(-1)?.id) + 1
  const below = around && (belowAt > 0 || isEmptyPage(around)) ? shown.slice(belowAt) : []
  const neighbor = around?.items.findLast(({ id }) => isLoaded(id)) ?? below.find(({ id }) => isLoaded(id))
  const seenAt = shown.findIndex(({ id }) => id === (neighbor?.id ?? nearestIds[seen]))
  return fitWindow(window, {
    isLoaded,
    isInPlace,
    minItems: loaded.at(-1)?.nextParam ? ids.length : Infinity,
    spareItems: isReadAgain ? Infinity : state.itemsAbove,
    readerAt: place === null ? -1 : Math.max(0, seenAt),
    maxPages,
    // In a short list, no page shows how many items a full one has.
    size: Math.max(...[...window, ...loaded].map(({ items }) => items.length), limitOf(asker.pages(), limit)),
  })
}

/** 0 if a page with a next one is shorter, because the server has a smaller limit of its own. */
function limitOf(answers: Pages<Entity>, limit = 0): number {
  const isShort = ({ param, items, nextParam }: ListQueryPage<Entity>) =>
    param.kind !== 'before' && nextParam && items.length < limit
  return answers.some(isShort) ? 0 : limit
}
