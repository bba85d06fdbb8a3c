import { hasSameElements } from '../../core/has-same-elements.js'
import { isObject } from '../../core/is-object.js'
import type { Entity } from '../../core/resources/define-resource.js'
import { isEmptyPage, type ListQueryPage } from './list-query-data.js'

type Page = ListQueryPage<Entity>
type Pages = readonly Page[]

export type ItemsById = Map<string, Entity>

export type Side = 'previous' | 'next'

interface MergeResult {
  readonly pages: Pages
  readonly itemsById: ItemsById
  readonly hasMoved: boolean
}

/** `pages`: the loaded pages that `maxPages` keeps, and the new page, which receives the items that it repeats. */
export function mergeAddedPage(loaded: Pages, pages: Pages, itemsById: ItemsById, side: Side): MergeResult {
  const at = side === 'next' ? pages.length - 1 : 0
  const page = sharePage(pages[at] as Page, undefined, itemsById)
  const repeated = new Set(page.items.flatMap(({ id }) => (itemsById.has(id) ? id : [])))
  if (repeated.size === page.items.length && page.invalidItems.length === 0) {
    const isEmpty = isEmptyPage(page)
    return { pages: endSide(loaded, side, isEmpty), itemsById, hasMoved: !isEmpty }
  }
  const droppedByMaxPages =
    side === 'next' ? loaded.slice(0, loaded.length + 1 - pages.length) : loaded.slice(pages.length - 1)
  for (const { items } of droppedByMaxPages) for (const { id } of items) itemsById.delete(id)
  for (const item of page.items) itemsById.set(item.id, item)
  // The param of a page that was loaded as a previous page is outdated once items were inserted below it.
  const above =
    side === 'next' ? droppedByMaxPages.at(-1)?.items.findLast(({ id }) => !repeated.has(id)) : undefined
  return {
    pages: pages.map((other, position) => {
      if (position === at) return page
      const kept = removeItems(other, repeated)
      return position === 0 && above && kept.param.kind === 'before'
        ? { ...kept, param: { kind: 'after', id: above.id } }
        : kept
    }),
    itemsById,
    hasMoved: repeated.size > 0,
  }
}

/** Pages are refetched from first to last, so a repeated item stays on the later page. */
export function mergeRefetchedPages(loaded: Pages, refetched: Pages, itemsById: ItemsById): MergeResult {
  const fetched = refetched.at(-1)?.window ?? refetched
  const seen: ItemsById = new Map()
  const pages: Page[] = []
  for (let at = fetched.length - 1; at >= 0; at--) {
    const page = removeItems(sharePage(fetched[at] as Page, loaded[at], itemsById), seen)
    for (const item of page.items) seen.set(item.id, item)
    pages.unshift(page)
  }
  if (isSameWindow(loaded, pages)) return { pages: loaded, itemsById: seen, hasMoved: false }
  // A previous page: `setQueryData` has replaced the loaded pages during its fetch, so it arrives with all pages.
  if (pages.length > 1 && isEmptyPage(fetched[0] as Page)) {
    pages.splice(0, 2, ...endSide(pages.slice(1, 2), 'previous', true))
  }
  let lastEmpty: Page | undefined
  while (pages.length > 1 && isEmptyPage(pages.at(-1) as Page)) lastEmpty = pages.pop()
  // An empty response has no `nextParam`: an empty page with one comes from `setQueryData`, and the list continues.
  if (!lastEmpty || lastEmpty.nextParam) return { pages, itemsById: seen, hasMoved: false }
  // A refetched `before X` page always has a `nextParam`: if it were removed, the next refetch would add it again.
  const isEnd = pages.length > 1 || pages[0]?.param.kind !== 'before'
  return { pages: isEnd ? endSide(pages, 'next') : pages, itemsById: seen, hasMoved: false }
}

/** The same items, if only in other pages: a refetch fills a short page if another page follows. */
function isSameWindow(loaded: Pages, pages: Pages): boolean {
  const partsOf = (all: Pages) => all.flatMap<unknown>((page) => [...page.items, ...page.invalidItems])
  const edgesOf = (all: Pages) =>
    JSON.stringify([all[0]?.param, all[0]?.previousParam, all.at(-1)?.nextParam])
  // A moved item can leave an empty page, and the next refetch removes that page.
  const hasEmptyPage = loaded.length > 1 && loaded.some(isEmptyPage)
  return (
    !hasEmptyPage && hasSameElements(partsOf(loaded), partsOf(pages)) && edgesOf(loaded) === edgesOf(pages)
  )
}

function endSide<TItem extends Entity>(
  pages: readonly ListQueryPage<TItem>[],
  side: Side,
  isHead = false,
): readonly ListQueryPage<TItem>[] {
  if (side === 'next') {
    const { nextParam: _, ...last } = pages.at(-1) as ListQueryPage<TItem>
    // If X and everything after it were deleted, `has_more: false` may describe the end of the list, not its head.
    const firstItem = pages.length === 1 && last.param.kind === 'before' && last.items[0]
    return [
      ...pages.slice(0, -1),
      firstItem ? { previousParam: { kind: 'before', id: firstItem.id }, ...last } : last,
    ]
  }
  const { previousParam: _, ...first } = pages[0] as ListQueryPage<TItem>
  // Nothing is before this page, so refetch it as the head: the item of a cursor could be deleted.
  return [isHead ? { ...first, param: { kind: 'head' } } : first, ...pages.slice(1)]
}

/** Ignores `totalCount`; otherwise each new product would change every loaded page. */
function sharePage(page: Page, old: Page | undefined, itemsById: ItemsById): Page {
  const items = page.items.map((item) => shareStructure(itemsById.get(item.id), item))
  if (!old || !hasSameElements(old.items, items)) {
    return hasSameElements(page.items, items) ? page : { ...page, items }
  }
  const { items: oldItems, totalCount } = old
  return shareStructure(old, { ...page, items: oldItems, totalCount }) === old
    ? old
    : { ...page, items: oldItems }
}

/** The loaded rows, with the content of those that were fetched again. */
export function refreshRows<TItem extends Entity>(
  loaded: readonly ListQueryPage<TItem>[],
  fetched: readonly ListQueryPage<TItem>[],
) {
  const fresh = new Map(fetched.flatMap(({ items }) => items.map((item) => [item.id, item])))
  return loaded.map((page) => ({ ...page, items: page.items.map((item) => fresh.get(item.id) ?? item) }))
}

export function idsOf(pages: Pages): readonly string[] {
  return pages.flatMap(({ items }) => items.map(({ id }) => id))
}

function removeItems(page: Page, ids: { readonly size: number; has(id: string): boolean }): Page {
  if (ids.size === 0) return page
  const items = page.items.filter((item) => !ids.has(item.id))
  return items.length === page.items.length ? page : { ...page, items }
}

/** A response can nest deeper than the call stack allows. */
const MAX_DEPTH = 200

/**
 * Not TanStack's `replaceEqualDeep`: importing that function loads React in loaders, it turns a `__proto__` key into
 * the prototype, and in TanStack Query 5.40 its recursion has no limit.
 */
export function shareStructure<T>(old: unknown, next: T, depth = 0): T {
  if (old === next || depth > MAX_DEPTH || !isPlain(old) || !isPlain(next)) return next
  if (Array.isArray(old) !== Array.isArray(next)) return next
  const keys = Object.keys(next)
  // Most refetched values are unchanged, so copy only after the first difference.
  let copy = keys.length === Object.keys(old).length ? undefined : shallowCopy(next)
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as string
    const isOwn = Object.hasOwn(old, key)
    const shared = isOwn ? shareStructure(old[key], next[key], depth + 1) : next[key]
    if (!copy && !(isOwn && shared === old[key])) {
      copy = shallowCopy(next)
      for (const before of keys.slice(0, at)) copy[before] = old[before]
    }
    if (copy) copy[key] = shared
  }
  return (copy ?? old) as T
}

/** Spread defines an own `__proto__` key, so a later assignment to that key does not set the prototype. */
function shallowCopy(value: object): Record<string, unknown> {
  const copy: object = Array.isArray(value) ? [...(value as unknown[])] : { ...value }
  return copy as Record<string, unknown>
}

/** Whether a value is an array, or an object without a class. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (!isObject(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}
