import type { Entity } from '../../../core/resources/define-resource.js'
import type { Asker } from './answers.js'
import type { Comparison } from './compare-items.js'
import { itemsOf, type Pages } from './fit-window.js'
import { isEmptyPage } from '../list-query-page.js'
import { OFFSETS } from './recover-pages.js'

interface Reader<TItem> {
  readonly window: Pages<TItem>
  /** The loaded ids, nearest to the reader first. */
  readonly nearestIds: readonly string[]
  /** Index in `nearestIds` of the item in the window that is nearest to the reader; -1 without one. */
  readonly near: number
  /** The missing ids that are nearer. */
  readonly nearer: readonly string[]
}

/** Pages with an item that is nearer to the reader than those in the window. */
export async function findPages<TItem extends Entity>(
  { ask, budget, isKnown, known, pages: knownPages, rejectedIds }: Asker<TItem>,
  { ids, isLoaded, isInPlace, nearestOf }: Comparison<TItem>,
  { window, near, nearer, nearestIds }: Reader<TItem>,
): Promise<Pages<TItem>> {
  let [found, fallback]: [Pages<TItem>, Pages<TItem>] = [[], []]
  let foundAt = near < 0 ? ids.length : near || 1
  const hasInPlace = itemsOf(window).some(isInPlace)
  const check = (pages: Pages<TItem>): boolean => {
    const at = nearestOf(pages, nearestIds)
    if (at < 0 || at >= foundAt) return false
    // If the reader's own item is not among them, changed items may have moved together, so they do not replace one in place.
    const isAmongOthers =
      (at === 0 || !hasInPlace) && itemsOf(pages).filter(({ id }) => isLoaded(id)).length > 1
    if (isAmongOthers || itemsOf(pages).some(isInPlace)) [found, foundAt] = [pages, at]
    else if (fallback.length === 0) fallback = pages
    return found === pages
  }
  for (const page of knownPages()) check([page])
  /** Number of requests for the pages around an item. */
  const costOf = (id: string) => {
    const next = known({ kind: 'before', id })?.nextParam
    return isKnown({ kind: 'before', id }) ? Number(!!next && !isKnown(next)) : 2
  }
  const isRejected = (id: string) => rejectedIds.has(id)
  /** Neighboring items are often deleted together. */
  const isUnlikely = (id: string) =>
    ids.indexOf(id) >= ids.findIndex(isRejected) && ids.indexOf(id) <= ids.findLastIndex(isRejected)
  const likely = nearer.filter((id) => !isUnlikely(id))
  let untried = [...OFFSETS.flatMap((at) => likely[at] ?? likely.slice(-1)), ...likely, ...nearer]
  for (let id = untried[0]; id !== undefined; id = untried[0]) {
    untried = untried.filter((other) => other !== id)
    if (nearestIds.indexOf(id) >= foundAt || isRejected(id)) continue
    // The reader's own row comes before those of which only the next page is left to read, and these before the others.
    const isFirst = found.length > 0 || id === nearestIds[0] || costOf(id) < 2
    const reserved = !isFirst && untried.some((other) => costOf(other) === 1) ? 1 : 0
    if (budget() < costOf(id) + reserved) continue
    const above = await ask({ kind: 'before', id })
    if (!above) untried.sort((a, b) => Number(isUnlikely(a)) - Number(isUnlikely(b)))
    const below = above?.nextParam && (await ask(above.nextParam))
    if (below && check(isEmptyPage(above) ? [below] : [above, below])) break
    // Nothing is below the place of this item, so those below it are gone too.
    if (below && isEmptyPage(below)) untried = untried.filter((other) => ids.indexOf(other) < ids.indexOf(id))
  }
  // An item that has changed and is alone may have moved, so it does not replace other loaded items.
  if (found.length === 0 && !itemsOf(window).some(({ id }) => isLoaded(id))) return fallback
  return found
}
