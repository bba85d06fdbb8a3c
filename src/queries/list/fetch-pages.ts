import type { Entity } from '../../core/resources/define-resource.js'
import { isEmptyPage, type FetchPage, type ListQueryPage } from './list-query-page.js'
import { ignoreLostCursor, isLostCursorError } from './lost-cursor-error.js'
import type { PageParam } from './page-param.js'

/** `undefined` if the code cannot be loaded, such as after a deployment. */
export const loadRecovery = () => import('./refetch/recovery.js').catch(() => undefined)

/** The first page of a list: at `start`, or where the loaded items are if the item of `start` was deleted or has moved. */
export async function fetchFirstPage<TItem extends Entity>(
  fetchPage: FetchPage<TItem>,
  start: PageParam,
  loaded: readonly ListQueryPage<TItem>[],
): Promise<ListQueryPage<TItem>> {
  if (start.kind === 'head' || start.kind === 'page') {
    const page = await fetchPage(start)
    return loaded[0]?.isCursorLost ? { ...page, isCursorLost: true } : page
  }
  const requested = fetchPage(start)
  const page = await requested.catch(ignoreLostCursor)
  const isEmpty = !page || isEmptyPage(page)
  // If X moved, the page at its new place contains X and says nothing of the others.
  const knownIds = new Set(loaded.flatMap(({ items }) => items.map(({ id }) => id)))
  const hasMoved = knownIds.size > 0 && !page?.items.some(({ id }) => knownIds.has(id) && id !== start.id)
  if (!isEmpty && !hasMoved) return page
  const recovery = await loadRecovery()
  if (recovery)
    return recovery.recoverFirstPage(
      (param) => (param === start ? requested : fetchPage(param)),
      start,
      loaded,
    )
  return isEmpty ? fetchPage({ kind: 'head' }) : page
}

/**
 * The page after another one. `fetchedIds` are the items of a refetch so far, and none for a next or previous page. Returns
 * `undefined` if all of them were deleted while the refetch ran.
 */
export async function fetchFollowingPage<TItem extends Entity>(
  fetchPage: FetchPage<TItem>,
  param: PageParam,
  fetchedIds: readonly string[],
): Promise<ListQueryPage<TItem> | undefined> {
  try {
    return await fetchPage(param)
  } catch (error) {
    const recovery = isLostCursorError(error) && fetchedIds.length > 0 && (await loadRecovery())
    if (!recovery) throw error
    return recovery.recoverFollowingPage(fetchPage, fetchedIds, error)
  }
}
