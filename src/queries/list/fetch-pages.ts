import type { Query } from '@tanstack/react-query'

import { hasSameElements } from '../../core/has-same-elements.js'
import type { Entity } from '../../core/resources/define-resource.js'
import { fetchStart, ignoreLostCursor } from './lost-cursor.js'
import { type FetchPage, hasItem, type ListQueryPage, type PageParam } from './list-query-data.js'
import { idsOf, refreshRows } from './merge-pages.js'
import type { Refetch } from './refetch/recovery.js'

const importRecovery = () => import('./refetch/recovery.js')

/** `undefined` if the code cannot be loaded, such as after a deployment. A second try helps on a bad connection. */
export const loadRecovery = () =>
  importRecovery()
    .catch(importRecovery)
    .catch(() => undefined)

/** The first page of a list that has loaded none. */
export async function fetchFirstPage<TItem extends Entity>(
  fetchPage: FetchPage<TItem>,
  start: PageParam,
): Promise<ListQueryPage<TItem>> {
  const page = await fetchStart(fetchPage, start)
  // If the head contains the cursor's item, the list starts where the caller requested.
  return page.param.kind === start.kind || page.param.kind !== 'head' || hasItem(page, start)
    ? page
    : { ...page, isCursorLost: true }
}

/**
 * The next page of a refetch. If it is the last one and the items are not the loaded ones, it contains the pages to show, so
 * that these are rendered at once.
 */
export async function fetchRefetchedPage<TItem extends Entity>(
  fetchPage: FetchPage<TItem>,
  param: PageParam,
  refetch: Refetch<TItem>,
  query: Query | undefined,
): Promise<ListQueryPage<TItem>> {
  const { loaded, fetched } = refetch
  const loadedIds = idsOf(loaded.pages)
  const hasCursor = 'id' in param
  const page = await (hasCursor ? fetchPage(param).catch(ignoreLostCursor) : fetchPage(param))
  // If X has moved, the page at its new place contains X and says nothing of the others.
  const isLost =
    !page ||
    (fetched.size === 0 &&
      hasCursor &&
      !page.items.some(({ id }) => id !== param.id && loadedIds.includes(id)))
  if (!isLost) {
    fetched.add(page)
    if (fetched.size < loaded.pages.length && page.nextParam) return page
    // A server can have rendered more pages than `maxPages`. TanStack would keep the last ones, and not those on screen.
    const { maxPages }: { readonly maxPages?: number | undefined } = query?.options ?? {}
    if (fetched.size <= (maxPages || Infinity) && hasSameElements(loadedIds, idsOf([...fetched]))) return page
  }
  // Most refetches find the same items, so the code is not in the bundle of every page.
  const recovery = await loadRecovery()
  const window = await (recovery?.fetchWindow(fetchPage, refetch, query) ??
    refreshRows(loaded.pages, [...fetched]))
  const { nextParam: _, ...last } = window.at(-1) as ListQueryPage<TItem>
  return { ...last, window }
}
