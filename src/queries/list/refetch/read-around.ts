import type { Entity } from '../../../core/resources/define-resource.js'
import { fetchStart, ignoreLostCursor } from '../lost-cursor.js'
import { isEmptyPage, type FetchPage, type ListQueryPage } from '../list-query-data.js'
import { itemsOf, readLoadedRows, type Found, type Pages } from './loaded-rows.js'

/** Pages that a refetch reads on for the first row on screen, before it asks where that row is. */
const MAX_READ_ON = 3

interface Loaded<TItem> {
  readonly pages: Pages<TItem>
  /** The ids on screen in order; `null` at the very top; `undefined` if no list reports a row. */
  readonly screen: readonly string[] | null | undefined
  readonly maxPages: number
  /** Of a page, as requested. */
  readonly limit: number | undefined
  /** How many more requests the refetch may send. */
  readonly budget: () => number
}

/**
 * TanStack refetches as many pages as were loaded, from the first cursor on, so inserted items can push the rows on screen
 * out of the list, and a lost cursor finds none of them. Returns pages with the first row on screen and what follows it now:
 * 1. Reads on below the fetched pages.
 * 2. If the row is not there, asks for the pages around it, or around others if it was deleted or changed.
 * 3. Reads on until the screen is full, and leaves out the pages that are furthest away.
 *
 * Always whole pages, as the server returns them.
 *
 * @param fetched none if the first cursor is lost
 */
export async function readAround<TItem extends Entity>(
  fetchPage: FetchPage<TItem>,
  fetched: Pages<TItem>,
  { pages: loaded, screen, maxPages, limit, budget }: Loaded<TItem>,
): Promise<Pages<TItem>> {
  const isAtTop = screen === null || (!screen && loaded.length === 1)
  const loadedIds = new Set(itemsOf(loaded).map(({ id }) => id))
  const reported = (screen ?? []).filter((id) => loadedIds.has(id))
  const page = itemsOf(loaded.slice(isAtTop ? 0 : -1)).map(({ id }) => id)
  const size = limit ?? Math.max(...[...loaded, ...fetched].map(({ items }) => items.length))
  // At the very top, any loaded row can be on screen.
  const [rows, count] =
    reported.length > 0 ? [reported, reported.length] : [page, Math.max(page.length, size)]
  if (isAtTop && fetched.length > 0) return (await fill(fetched, page.length)).slice(0, maxPages)

  const { questions, rankIfUnchanged, find, seenIn, isPassed } = readLoadedRows(loaded, rows)

  let best = find(await readOn(fetched))
  const settled = new Set(seenIn(best.pages))
  for (const id of questions) {
    if (rankIfUnchanged(id) >= best.rank || settled.has(id) || budget() < 2) continue
    settled.add(id)
    const around = await askAround(id)
    if (!around) continue
    // The store is empty. The response of the head must be the last one, because it is what the list shows.
    if (around.length === 0) break
    const found = find(around)
    seenIn(found.pages).forEach((seen) => settled.add(seen))
    if (found.rank < best.rank || best.pages.length === 0) best = found
  }
  if (best.pages.length > 0) return fit(best)
  const start = await fetchStart(fetchPage, loaded[0]?.param ?? { kind: 'head' })
  return fit({ ...best, pages: [start] })

  /** Until a page follows that of the first row on screen, or these pages are past that row. */
  async function readOn(start: Pages<TItem>): Promise<Pages<TItem>> {
    let pages = start
    for (let left = MAX_READ_ON; left > 0; left--) {
      const isFound = find(pages).rank === 0
      // The last of these requests is for the page after that of the row.
      const isEnough = isFound ? find(pages.slice(0, -1)).rank === 0 : left === 1 || isPassed(pages)
      const next = isEnough || find(pages.slice(-1)).rank === Infinity ? undefined : await readNext(pages)
      if (!next) break
      pages = [...pages, next]
    }
    return pages
  }

  /** The pages above and below a row, or its place; `undefined` if the server refuses the cursor. */
  async function askAround(id: string): Promise<Pages<TItem> | undefined> {
    const above = await fetchPage({ kind: 'before', id }).catch(ignoreLostCursor)
    if (!above) return undefined
    const pages = [above]
    // If a page has one row, another page shows what follows that row.
    for (let left = size > 1 ? 1 : 2; left > 0; left--) {
      const next = await readNext(pages)
      if (next) pages.push(next)
    }
    return pages.filter((each) => !isEmptyPage(each))
  }

  /** `undefined` at the end, or if the server repeats its pages. */
  async function readNext(pages: Pages<TItem>): Promise<ListQueryPage<TItem> | undefined> {
    const param = pages.at(-1)?.nextParam
    const next = param && budget() > 0 ? await fetchPage(param).catch(ignoreLostCursor) : undefined
    const known = new Set(pages.flatMap(idsOf))
    return next && (isEmptyPage(next) || idsOf(next).some((id) => !known.has(id))) ? next : undefined
  }

  /** As many pages as the screen needs, and those next to them as far as `maxPages` allows. */
  async function fit({ pages, at: foundAt }: Found<TItem>): Promise<Pages<TItem>> {
    const at = Math.max(0, foundAt)
    const filled = await fill(pages, at + count)
    const first = pageOf(filled, at)
    const last = pageOf(filled, at + count - 1)
    const id = itemsOf(filled)[at]?.id
    if (id !== undefined && last - first >= maxPages && budget() > 0) {
      // The rows on screen fit if a page starts with the first one.
      const start = (await askAround(id))?.find(({ items }) => items[0]?.id === id)
      if (start) return (await fill([start], count)).slice(0, maxPages)
    }
    const spare = Math.max(0, maxPages - (last - first + 1))
    const start = Math.max(0, Math.min(filled.length - maxPages, first - (spare >> 1)))
    return filled.slice(start, start + maxPages)
  }

  /** Reads on until there are so many rows. */
  async function fill(start: Pages<TItem>, length: number): Promise<Pages<TItem>> {
    let pages = start
    while (itemsOf(pages).length < length) {
      const next = await readNext(pages)
      if (!next) break
      pages = [...pages, next]
    }
    return pages
  }
}

const idsOf = ({ items, invalidItems }: ListQueryPage<Entity>) =>
  [...items, ...invalidItems].map(({ id }) => id)

/** Index of the page with this item, or of the last page. */
function pageOf(pages: Pages<Entity>, index: number): number {
  const at = pages.findIndex((_, page) => itemsOf(pages.slice(0, page + 1)).length > index)
  return at < 0 ? pages.length - 1 : at
}
