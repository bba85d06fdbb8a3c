import { hasSameElements } from '../../core/has-same-elements.js'
import { hasSameFields } from '../../core/has-same-fields.js'
import type { Entity } from '../../core/resources/define-resource.js'
import { isListQueryData, type ListQueryData, type ListQueryPage } from './list-query-data.js'
import { isPlain, type ItemsById, mergeAddedPage, mergeRefetchedPages, type Side } from './merge-pages.js'

type Data = ListQueryData<Entity>

/** The `data` of a list hook. */
export interface ListData<TItem> {
  /** All loaded items in natural order, each id once. Unchanged items keep their references. */
  readonly items: readonly TItem[]
  readonly pages: readonly ListQueryPage<TItem>[]
  /** From the most recently fetched page; `undefined` if the server does not send it, or counts fewer items than are loaded. */
  readonly totalCount: number | undefined
  /** The store does not know the start cursor (e.g. from an old link), so the list starts at its head. */
  readonly isCursorLost: boolean
}

/**
 * Cache: the items of a list by id, so that adding a page does not iterate over all loaded items. Also marks the data of this
 * package's own fetches.
 */
const itemsByIdOfData = new WeakMap<Data, ItemsById>()

/** Reports to the queue that the page added last proves the other pages outdated: `structuralSharing` can only return data. */
const outdatedData = new WeakSet<object>()

const noData: Data = { pages: [], pageParams: [] }

/** Whether a fetch of this package added a page, or fetched all pages. See `keepLoadedPages`. */
export function isOwnData(data: unknown): boolean {
  return itemsByIdOfData.has(data as Data)
}

/** Whether the page added last repeated loaded items, which have moved, or counted fewer items than are loaded. */
export function isOutdated(data: unknown): boolean {
  return outdatedData.has(data as object)
}

/**
 * The `structuralSharing` of list queries. TanStack shares by index, so one inserted item would give every later
 * item a new reference; share by id instead. TanStack also passes `select` output, as either argument.
 */
export function shareList(previous: unknown, next: unknown): unknown {
  if (isListQueryData(next)) return shareListQueryData(isListQueryData(previous) ? previous : noData, next)
  return shareShallow(previous, next)
}

function shareListQueryData(previous: Data, next: Data): Data {
  // TanStack also passes data that is already merged: cached data and placeholder data of another list.
  if (itemsByIdOfData.has(next)) return next
  const side = getAddedSide(previous, next)
  const fetched = side === 'previous' ? next.pages[0] : next.pages.at(-1)
  const totalCount = 'totalCount' in next ? next.totalCount : fetched?.totalCount
  // `setQueryData` during the fetch replaced the pages that TanStack adds the page to: merge as a refetch.
  const merge = side && isContinuation(previous, next, side) ? mergeAddedPage : mergeRefetchedPages
  const { pages, itemsById, hasMoved } = merge(
    previous.pages,
    next.pages,
    getItemsById(previous),
    side as Side,
  )
  const isCursorLost = previous.isCursorLost || next.isCursorLost || pages[0]?.isCursorLost
  // Only a refetch that found other items counts, and not the pages that the app or a server has written.
  const addedByRefetch = next.pages.at(-1)?.window ? pages.length - previous.pages.length : 0
  const addedPages = Math.min(
    (previous.addedPages ?? next.addedPages ?? 0) + addedByRefetch,
    Math.max(0, pages.length - 1),
  )

  let data: Data = {
    pages: [...pages],
    // The first page may have been fetched with another cursor; the next refetch must start with that cursor.
    pageParams: pages.map((page) => page.param),
    totalCount,
    ...(isCursorLost && { isCursorLost: true }),
    ...(addedPages && { addedPages }),
  }
  if (hasSameElements(previous.pages, pages) && previous.totalCount === totalCount) data = previous
  else if (shareShallow(next, data) === next) data = next
  // `mergeAddedPage` has mutated the map of `previous`.
  itemsByIdOfData.delete(previous)
  if (side || isWholeRefetch(previous, next)) itemsByIdOfData.set(data, itemsById)
  if (hasMoved || (side && (totalCount ?? Infinity) < itemsById.size)) outdatedData.add(data)
  return data
}

/** TanStack fetches a next page with the `nextParam` object itself; a refetch creates all params again. */
function getAddedSide({ pages }: Data, next: Data): Side | undefined {
  const [first, last] = [next.pages[0], next.pages.at(-1)]
  if (last && last.param === pages.at(-1)?.nextParam) return 'next'
  return first && first.param === pages[0]?.previousParam ? 'previous' : undefined
}

/**
 * A refetch starts with the cached param object itself, or ends with all pages to show: `maxPages` can have removed the start.
 * A loader can ask for fewer pages than are loaded.
 */
function isWholeRefetch({ pages, pageParams }: Data, next: Data): boolean {
  const last = next.pages.at(-1)
  const hasAllPages = next.pages.length >= pages.length || !last?.nextParam
  return !!last?.window || (hasAllPages && next.pageParams[0] === pageParams[0])
}

function isContinuation({ pages }: Data, next: Data, side: Side): boolean {
  const kept = side === 'next' ? next.pages.slice(0, -1) : next.pages.slice(1)
  const start = side === 'next' ? pages.length - kept.length : 0
  return hasSameElements(pages.slice(start, start + kept.length), kept)
}

const getItemsById = (data: Data): ItemsById =>
  itemsByIdOfData.get(data) ??
  new Map(data.pages.flatMap(({ items }) => items.map((item) => [item.id, item])))

/** Items were already shared when fetched, so compare them by reference. */
function shareShallow(previous: unknown, next: unknown): unknown {
  if (!isPlain(previous) || !isPlain(next) || Array.isArray(previous) || Array.isArray(next)) {
    return shareArray(previous, next)
  }
  const shared = Object.fromEntries(
    Object.entries(next).map(([key, value]) => [key, shareArray(previous[key], value)]),
  )
  return hasSameFields(shared, previous) ? previous : shared
}

function shareArray(previous: unknown, next: unknown): unknown {
  return Array.isArray(previous) && Array.isArray(next) && hasSameElements(previous, next) ? previous : next
}

const noListData: ListData<never> = { items: [], pages: [], totalCount: undefined, isCursorLost: false }

/** Cache: the items of all pages, so that hooks return the same object. */
const listDataCache = new WeakMap<object, ListData<unknown>>()

/** Returns the same object for the same input, so that React can skip re-renders. */
export function selectListData<TItem>(data: ListQueryData<TItem>): ListData<TItem> {
  // An observer can select from foreign data before a hook discards the data.
  if (!isListQueryData(data)) return noListData
  let list = listDataCache.get(data) as ListData<TItem> | undefined
  if (!list) {
    // `fetchInfiniteQuery` and streamed hydration bypass `structuralSharing`, so remove repeated ids here.
    const { pages, totalCount, isCursorLost = false } = shareList(undefined, data) as ListQueryData<TItem>
    const items: TItem[] = []
    // 20 times as fast as `flatMap`, which took most of the time of an append to 10,000 items.
    for (const page of pages) for (const item of page.items) items.push(item)
    const total = (totalCount ?? -1) < items.length ? undefined : totalCount
    list = { items, pages, totalCount: total, isCursorLost }
    listDataCache.set(data, list)
  }
  return list
}
