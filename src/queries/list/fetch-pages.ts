import type { Entity } from '../../core/index.js'
import { isLostCursorError } from './lost-cursor-error.js'
import type { PageParam } from './page-param.js'
import { isEmptyPage, type ListQueryPage } from './list-query-page.js'

type FetchPage<TItem> = (param: PageParam) => Promise<ListQueryPage<TItem>>

/** Growing, because items are often deleted in runs: try the items next to the lost cursor, then skip the run. */
const OFFSETS = [0, 1, 3, 7, 15, 31]

const MAX_ATTEMPTS = OFFSETS.length

/**
 * Fetches the first page of a first load or a refetch. TanStack refetches forward from the first page's cursor,
 * so if its item X was deleted or moved, the list would be wiped or replaced by distant items. Instead:
 *
 * - If `before X` is empty, X is now the first item: fetch the head.
 * - If `after X` is empty, X is now the last item: fetch `before X`.
 * - If X is rejected, or if its page shares no item with the loaded pages because X moved: fetch the page before
 *   another loaded item, until one overlaps.
 * - If no candidate overlaps the loaded pages, use the first non-empty page found (before a loaded item, then
 *   at X), else the head.
 *
 * The `param` of the result is the cursor that was used.
 *
 * @param loaded the cached pages; empty on the first load
 */
export async function fetchFirstPage<TItem extends Entity>(
  fetchPage: FetchPage<TItem>,
  start: PageParam,
  loaded: readonly ListQueryPage<TItem>[],
): Promise<ListQueryPage<TItem>> {
  if (start.kind === 'head') {
    const page = await fetchPage(start)
    return loaded[0]?.isCursorLost ? { ...page, isCursorLost: true } : page
  }
  const ids = loaded.flatMap((page) => page.items.map((item) => item.id))
  // Without X: if X moved, its page contains X at the new place and must not count as an overlap.
  const knownIds = new Set(ids.filter((id) => id !== start.id))
  const candidates = pickCandidateIds(ids, loaded[0]?.items.length ?? 0, start.id).map((id): PageParam => ({
    kind: 'before',
    id,
  }))
  const attempts: PageParam[] = [start, ...candidates, { kind: 'head' }]
  let fallback: ListQueryPage<TItem> | undefined
  for (
    let param = attempts.shift();
    param && !(fallback && param.kind === 'head');
    param = attempts.shift()
  ) {
    const isHead = param.kind === 'head'
    const page = await fetchPage(param).catch((error: unknown) => {
      if (isHead || !isLostCursorError(error)) throw error
    })
    if (!page) continue
    const isEmpty = isEmptyPage(page)
    if (isEmpty && param === start) {
      attempts.unshift(start.kind === 'after' ? { kind: 'before', id: start.id } : { kind: 'head' })
    }
    if (isEmpty && !isHead) continue
    if (isEmpty || knownIds.size === 0 || page.items.some((item) => knownIds.has(item.id))) {
      return isHead && loaded.length === 0 ? markIfCursorLost(page, start.id) : page
    }
    // Prefer a page before a loaded item to the page at X, because X may have moved far away.
    if (!fallback || !candidates.includes(fallback.param)) fallback = page
  }
  // The loop ends without a return only if there is a fallback: the head is last, and it returns or throws.
  return fallback as ListQueryPage<TItem>
}

/** The items after the first page, then the first page backward: the nearest to the lost cursor first. */
function pickCandidateIds(ids: readonly string[], firstPageLength: number, lostId: string): string[] {
  const others = [...ids.slice(firstPageLength), ...ids.slice(0, firstPageLength).reverse()].filter(
    (id) => id !== lostId,
  )
  return [...new Set(OFFSETS.flatMap((offset) => others[offset] ?? others.at(-1) ?? []))]
}

/** If the head contains the cursor's item, the list does start where the caller asked. */
function markIfCursorLost<TItem extends Entity>(
  page: ListQueryPage<TItem>,
  id: string,
): ListQueryPage<TItem> {
  const isFound = [...page.items, ...page.invalidItems].some((item) => item.id === id)
  return isFound ? page : { ...page, isCursorLost: true }
}

/**
 * Fetches any page but the first. During a refetch, the cursor's item (the last item of the page before) may
 * have been deleted a moment ago. In that case use the item above it, which leads to the same page, and report in
 * `itemsAbove` how many of the fetched items remain.
 *
 * @param fetchedIds ids that this refetch has fetched so far; empty for a next or previous page
 * @returns `undefined` if all of these items were deleted, so the refetch has to start again
 */
export async function fetchFollowingPage<TItem extends Entity>(
  fetchPage: FetchPage<TItem>,
  param: PageParam,
  fetchedIds: readonly string[],
): Promise<ListQueryPage<TItem> | undefined> {
  // Upward without gaps: if an item that still exists were skipped, the page would repeat it.
  const idsAbove = fetchedIds.slice(-1 - MAX_ATTEMPTS, -1).reverse()
  let failure: unknown
  const attempts = [param, ...idsAbove.map((id) => ({ kind: 'after', id }) as const)]
  for (const [deleted, attempt] of attempts.entries()) {
    try {
      const page = await fetchPage(attempt)
      return deleted === 0 ? page : { ...page, itemsAbove: fetchedIds.length - deleted }
    } catch (error) {
      if (!isLostCursorError(error)) throw error
      failure ??= error
    }
  }
  // If untried items remain, fail: starting again here would drop the pages above, which the user may be reading.
  if (fetchedIds.length === 0 || fetchedIds.length > idsAbove.length + 1) throw failure
}
