import { isStorefrontError } from '../../core/errors/storefront-error.js'
import { isEmptyPage, type FetchPage, type ListQueryPage, type PageParam } from './list-query-data.js'

/** The API reference does not specify the status for the cursor of a deleted item, so accept the usual ones. */
const STATUSES = [400, 404, 410, 422]

export function isLostCursorError(error: unknown): boolean {
  return isStorefrontError(error) && 'status' in error && STATUSES.includes(error.status as number)
}

export function ignoreLostCursor(error: unknown): undefined {
  if (!isLostCursorError(error)) throw error
}

/** The page of a cursor, or the head if the store has no page there. */
export async function fetchStart<TItem>(
  fetchPage: FetchPage<TItem>,
  start: PageParam,
): Promise<ListQueryPage<TItem>> {
  if (!('id' in start)) return fetchPage(start)
  const page = await fetchPage(start).catch(ignoreLostCursor)
  if (page && !isEmptyPage(page)) return page
  // If `after X` is empty, X is the last item. If `before X` is empty, X is the first one.
  const isEnd = page && start.kind === 'after'
  return fetchStart(fetchPage, isEnd ? { kind: 'before', id: start.id } : { kind: 'head' })
}
