import { shareStructure } from './share-structure.js'

import type { Entity } from '../../core/index.js'
import { hasSameElements } from './same-elements.js'
import { isEmptyPage, type ListQueryPage } from './list-query-page.js'

type Page = ListQueryPage<Entity>
type Pages = readonly Page[]

/** Loaded items by id. */
export type Index = Map<string, Entity>

/** An end of the window. */
export type Side = 'previous' | 'next'

interface Settled {
  readonly pages: Pages
  readonly index: Index
  /** The new page held items that were loaded already: they have moved, or an item near them has. */
  readonly hasMoved: boolean
}

/**
 * A next or previous page joins the window. An id that is loaded already leaves its old page: what was
 * fetched later is right. A page that brings nothing new ends its side instead, and pushes none out.
 *
 * @param loaded pages before
 * @param pages those that stay, and the new one
 */
export function addPage(loaded: Pages, pages: Pages, index: Index, side: Side): Settled {
  const at = side === 'next' ? pages.length - 1 : 0
  const page = sharePage(pages[at] as Page, undefined, index)
  const repeated = new Set(page.items.flatMap(({ id }) => (index.has(id) ? id : [])))
  if (repeated.size === page.items.length && page.invalidItems.length === 0) {
    const isEmpty = isEmptyPage(page)
    return { pages: endSide(loaded, side, isEmpty), index, hasMoved: !isEmpty }
  }
  // maxPages may have pushed pages out at the other end.
  const pushedOut =
    side === 'next' ? loaded.slice(0, loaded.length + 1 - pages.length) : loaded.slice(pages.length - 1)
  for (const { items } of pushedOut) for (const { id } of items) index.delete(id)
  for (const item of page.items) index.set(item.id, item)
  return {
    pages: pages.map((other, position) => (position === at ? page : without(other, repeated))),
    index,
    hasMoved: repeated.size > 0,
  }
}

/**
 * All pages were fetched anew, or data was set by hand. They were fetched from the first to the last, so that
 * an id that stands twice belongs to the later page.
 */
export function replacePages(loaded: Pages, refetched: Pages, index: Index): Settled {
  const fetched = withoutGone(refetched)
  const seen: Index = new Map()
  const pages: Page[] = []
  for (let at = fetched.length - 1; at >= 0; at--) {
    const page = without(sharePage(fetched[at] as Page, loaded[at], index), seen)
    for (const item of page.items) seen.set(item.id, item)
    pages.unshift(page)
  }
  let last: Page | undefined
  while (pages.length > 1 && isEmptyPage(pages.at(-1) as Page)) last = pages.pop()
  // An empty page ends its side, unless it was emptied by hand: then there is more after the page before it.
  if (!last || last.nextParam) return { pages, index: seen, hasMoved: false }
  // The page after `before X` begins with X, for all that a refetch of one page can tell: as it will say next time.
  const isKnown = pages.at(-1)?.param.kind !== 'before'
  return { pages: isKnown ? endSide(pages, 'next') : pages, index: seen, hasMoved: false }
}

/** Drops what was deleted while the pages after it were fetched, and the mark that says so. */
function withoutGone(fetched: Pages): Pages {
  let pages: Page[] = []
  for (const page of fetched) {
    const { itemsAbove, ...others } = page
    if (itemsAbove !== undefined) pages = firstItems(pages, itemsAbove)
    pages.push(itemsAbove === undefined ? page : others)
  }
  return pages
}

function firstItems(pages: Pages, count: number): Page[] {
  let left = count
  return pages.flatMap((page) => {
    if (left === 0) return []
    const items = page.items.slice(0, left)
    left -= items.length
    return { ...page, items }
  })
}

/** The window with nothing beyond this end. */
function endSide(pages: Pages, side: Side, isHead = false): Pages {
  if (side === 'next') {
    const { nextParam: _, ...last } = pages.at(-1) as Page
    // X of `before X` is gone, and all behind it: a server that speaks of the end of the list meant that.
    const isUnsure = pages.length === 1 && last.param.kind === 'before' && last.items[0]
    return [
      ...pages.slice(0, -1),
      isUnsure ? { previousParam: { kind: 'before', id: isUnsure.id }, ...last } : last,
    ]
  }
  const { previousParam: _, ...first } = pages[0] as Page
  // Nothing is before it, so that it can be asked for as the head, which no deletion can take away.
  return [isHead ? { ...first, param: { kind: 'head' } } : first, ...pages.slice(1)]
}

/** Equal items, and then the whole page, keep their reference. The count changes without the page. */
function sharePage(page: Page, old: Page | undefined, index: Index): Page {
  const items = page.items.map((item) => shareStructure(index.get(item.id), item))
  if (!old || !hasSameElements(old.items, items)) {
    return hasSameElements(page.items, items) ? page : { ...page, items }
  }
  const { items: oldItems, totalCount } = old
  return shareStructure(old, { ...page, items: oldItems, totalCount }) === old
    ? old
    : { ...page, items: oldItems }
}

function without(page: Page, ids: { readonly size: number; has(id: string): boolean }): Page {
  if (ids.size === 0) return page
  const items = page.items.filter((item) => !ids.has(item.id))
  return items.length === page.items.length ? page : { ...page, items }
}
