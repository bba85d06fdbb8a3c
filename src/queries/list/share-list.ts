import type { Entity } from '../../core/index.js'
import type { ListQueryData } from './list-query-data.js'
import { hasSameElements } from './same-elements.js'
import { addPage, replacePages, type Index, type Side } from './settle-pages.js'

type Data = ListQueryData<Entity>

/** The items of a window by id, so that a page is added without a look at the others. */
const indexes = new WeakMap<Data, Index>()

/** Windows whose last page held items that were loaded already. */
const withMovedItems = new WeakSet<object>()

const nothing: Data = { pages: [], pageParams: [] }

/** Whether the page that was added last shows that items have moved, so that a refetch is due. */
export function hasMovedItems(data: unknown): boolean {
  return withMovedItems.has(data as object)
}

/**
 * The `structuralSharing` of list queries: what did not change keeps its reference. TanStack Query calls it
 * with what was fetched, with placeholder data (`previous` is a selection then), and with what `select` gave.
 */
export function shareList(previous: unknown, next: unknown): unknown {
  if (isListQueryData(next)) return shareWindow(isListQueryData(previous) ? previous : nothing, next)
  return shareShallow(previous, next)
}

function isListQueryData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && 'pageParams' in value
}

/** Settles what was fetched into the window. `pageParams` then say where pages were found, which may be elsewhere. */
function shareWindow(previous: Data, next: Data): Data {
  // Settled before: the same data again, or another list's as a placeholder.
  if (indexes.has(next)) return next
  const side = addedSide(previous, next)
  const fetched = side === 'previous' ? next.pages[0] : next.pages.at(-1)
  const totalCount = 'totalCount' in next ? next.totalCount : fetched?.totalCount
  const settle = side ? addPage : replacePages
  const { pages, index, hasMoved } = settle(previous.pages, next.pages, indexOf(previous), side as Side)
  const pageParams = pages.map((page) => page.param)

  const isLost = previous.isCursorLost || next.isCursorLost || pages[0]?.isCursorLost

  let data: Data = { pages: [...pages], pageParams, totalCount, ...(isLost && { isCursorLost: true }) }
  if (hasSameElements(previous.pages, pages) && previous.totalCount === totalCount) data = previous
  else if (shareShallow(next, data) === next) data = next
  // The index may have grown into that of the new data.
  indexes.delete(previous)
  indexes.set(data, index)
  if (hasMoved) withMovedItems.add(data)
  return data
}

/** TanStack Query hands back the param object of the page beyond which it fetched; a refetch never has it. */
function addedSide({ pages }: Data, next: Data): Side | undefined {
  const isFrom = (from: unknown, param: unknown) => from !== undefined && from === param
  if (isFrom(pages.at(-1)?.nextParam, next.pages.at(-1)?.param)) return 'next'
  if (isFrom(pages[0]?.previousParam, next.pages[0]?.param)) return 'previous'
  return undefined
}

function indexOf(data: Data): Index {
  return indexes.get(data) ?? new Map(data.pages.flatMap((page) => page.items.map((item) => [item.id, item])))
}

/** Compares one level deep, arrays in it one more: what items are made of was compared when they arrived. */
function shareShallow(previous: unknown, next: unknown): unknown {
  if (Array.isArray(previous) && Array.isArray(next)) return hasSameElements(previous, next) ? previous : next
  if (!isPlainObject(previous) || !isPlainObject(next)) return next
  const shared = Object.entries(next).map(([key, value]): [string, unknown] => {
    const old = previous[key]
    return [key, Array.isArray(old) && Array.isArray(value) && hasSameElements(old, value) ? old : value]
  })
  const isSame =
    shared.length === Object.keys(previous).length && shared.every(([key, value]) => value === previous[key])
  return isSame ? previous : Object.fromEntries(shared)
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
