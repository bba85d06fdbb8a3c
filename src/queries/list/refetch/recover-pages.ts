import type { Entity } from '../../../core/resources/define-resource.js'
import { isEmptyPage, type FetchPage, type ListQueryPage } from '../list-query-page.js'
import { isLostCursorError } from '../lost-cursor-error.js'
import type { PageParam } from '../page-param.js'

/** Distances from the lost cursor. They grow, because neighboring items are often deleted together. */
export const OFFSETS = [0, 1, 3, 7, 15, 31]

const MAX_ATTEMPTS = OFFSETS.length

/**
 * TanStack refetches forward from the first page's cursor. If the cursor's item X was deleted or moved, such a
 * refetch would empty the list or load distant items. Instead:
 * - If `before X` is empty, X is now the first item: fetch the head. The same for a loaded item.
 * - If `after X` is empty, X is now the last item: fetch `before X`.
 * - If X is rejected, or no item of its page is loaded: try the page before other loaded items, until one overlaps.
 * - If no page overlaps, use the page that most cursors find, preferably before a loaded item. It is the head if nothing is
 *   before most of them, or if there is no such page.
 */
export async function recoverFirstPage<TItem extends Entity>(
  fetchPage: FetchPage<TItem>,
  start: Extract<PageParam, { readonly id: string }>,
  loaded: readonly ListQueryPage<TItem>[],
): Promise<ListQueryPage<TItem>> {
  const ids = loaded.flatMap((page) => page.items.map((item) => item.id))
  const knownIds = new Set(ids)
  // If X moved, the page at its new place contains X and says nothing of the others.
  const isOverlap = (id: string, param: PageParam) =>
    knownIds.has(id) && (id !== start.id || candidates.includes(param))
  const candidates = pickCandidateIds(ids, loaded[0]?.items.length ?? 0, start.id).map((id): PageParam => ({
    kind: 'before',
    id,
  }))
  const attempts: PageParam[] = [start, ...candidates, { kind: 'head' }]
  const others: ListQueryPage<TItem>[] = []
  let headVotes = 0
  for (
    let param = attempts.shift();
    param && !(others.length > 0 && param.kind === 'head');
    param = attempts.shift()
  ) {
    const requested = param
    const isHead = param.kind === 'head'
    const page = await fetchPage(param).catch((error: unknown) => {
      if (isHead || !isLostCursorError(error)) throw error
    })
    if (!page) continue
    const isEmpty = isEmptyPage(page)
    if (isEmpty && !isHead) {
      if (candidates.includes(param)) headVotes++
      if (others.length === 0) {
        attempts.unshift(param.kind === 'after' ? { kind: 'before', id: param.id } : { kind: 'head' })
      }
      continue
    }
    if (isEmpty || ids.length === 0 || page.items.some((item) => isOverlap(item.id, requested))) {
      return isHead && loaded.length === 0 ? markIfCursorLost(page, start.id) : page
    }
    others.push(page)
  }
  // X, or the item of another cursor, may have moved far away: prefer a page that ends where others end, then one before a
  // loaded item.
  const weightOf = (page: ListQueryPage<TItem>) =>
    others.filter((other) => lastIdOf(other) === lastIdOf(page)).length +
    (candidates.includes(page.param) ? 0.5 : 0)
  // The loop ends here only with such a page, because the head returns or throws.
  const best = others.reduce((best, page) => (weightOf(page) > weightOf(best) ? page : best))
  return headVotes + 0.5 > weightOf(best) ? fetchPage({ kind: 'head' }) : best
}

const lastIdOf = ({ items }: ListQueryPage<Entity>) => items.at(-1)?.id

function pickCandidateIds(ids: readonly string[], firstPageLength: number, lostId: string): string[] {
  const others = [...ids.slice(firstPageLength), ...ids.slice(0, firstPageLength).reverse()].filter(
    (id) => id !== lostId,
  )
  return [...new Set(OFFSETS.flatMap((offset) => others[offset] ?? others.at(-1) ?? []))]
}

/** If the head contains the cursor's item, the list starts where the caller requested. */
function markIfCursorLost<TItem extends Entity>(
  page: ListQueryPage<TItem>,
  id: string,
): ListQueryPage<TItem> {
  const isFound = [...page.items, ...page.invalidItems].some((item) => item.id === id)
  return isFound ? page : { ...page, isCursorLost: true }
}

/**
 * The item of a cursor was deleted while a refetch ran; the item above is a cursor for the same page. Returns `undefined`
 * if all items in `fetchedIds` were deleted.
 *
 * @param lost the error of the first cursor
 */
export async function recoverFollowingPage<TItem extends Entity>(
  fetchPage: FetchPage<TItem>,
  fetchedIds: readonly string[],
  lost: unknown,
): Promise<ListQueryPage<TItem> | undefined> {
  // Without gaps: if an existing item were skipped, the page would repeat that item.
  const idsAbove = fetchedIds.slice(-1 - MAX_ATTEMPTS, -1).reverse()
  for (const [at, id] of idsAbove.entries()) {
    try {
      const page = await fetchPage({ kind: 'after', id })
      return { ...page, itemsAbove: fetchedIds.length - 1 - at }
    } catch (error) {
      if (!isLostCursorError(error)) throw error
    }
  }
  // If untried items remain, fail: a new start would remove the pages that the user may be reading.
  if (fetchedIds.length > idsAbove.length + 1) throw lost
}
