import type { Entity } from '../../../core/resources/define-resource.js'
import type { Asker } from './answers.js'
import type { Comparison } from './compare-items.js'
import { itemsOf, joinPages, type Pages } from './fit-window.js'
import { isEmptyPage, type ListQueryPage } from '../list-query-page.js'
import { endSide } from '../merge-pages.js'

/** Requests on each side that ask whether a missing item was deleted. */
const MAX_QUESTIONS = 3

/** Reads the pages next to a window until no loaded item is missing on that side. */
export function createExtension<TItem extends Entity>(
  { ask, budget, isKnown, known }: Asker<TItem>,
  { isLoaded, isInPlace, goneOn, missingIds }: Comparison<TItem>,
) {
  const state = {
    /** Requests that are left to read the pages around the reader's item. */
    reserved: 2,
    /** Number of items in the pages that were read above. */
    itemsAbove: 0,
    /** Unchanged items next to a missing one that was asked for. */
    pushedOutIds: new Set<string>(),
  }

  async function extend(
    start: Pages<TItem>,
    isNext: boolean,
    maxAdded: number,
    maxQuestions = MAX_QUESTIONS,
  ): Promise<Pages<TItem>> {
    let pages = start
    let added = 0
    let questions = 0
    /** Where a missing item is, or was: next to `neighborId`. */
    let place: { readonly id: string; readonly neighborId: string } | undefined
    /** A question is useless without a request that reads what it shows. */
    const canAsk = () => questions < maxQuestions && budget() > 1
    const addGone = (id: string) => goneOn(isNext).add(id)
    const questionOf = (id: string) => ({ kind: isNext ? 'before' : 'after', id }) as const
    const edgeOf = (items?: readonly TItem[]) => items?.at(isNext ? -1 : 0)?.id
    for (;;) {
      const missing = missingIds(pages, isNext)
      const [first, last] = [pages[0], pages.at(-1)]
      const param = isNext ? last?.nextParam : first?.previousParam
      if (!param) missing.forEach(addGone)
      if (missing.length === 0 || !param) break
      const shown = itemsOf(pages)
      const edgeId = edgeOf(shown)
      const isAtPlace = place && place.neighborId === edgeId
      if (!isKnown(param) && budget() <= (isAtPlace ? 0 : state.reserved)) break
      const before = known({ kind: 'before', id: shown[0]?.id ?? '' })?.items.at(-1)
      const idAbove = first?.param.kind === 'after' ? first.param.id : before?.id
      const reached = [isNext && idAbove, ...shown.map(({ id }) => id)]
      if (place && !isAtPlace && reached.includes(place.neighborId)) {
        // The window reaches beyond the place, so the item and those between were deleted, or have moved.
        const at = missing.indexOf(place.id)
        const isReached = (id: string) => reached.includes(edgeOf(known(questionOf(id))?.items) ?? edgeId)
        if (at >= 0) missing.slice(at).filter(isReached).forEach(addGone)
        place = undefined
      } else if (!place && canAsk() && edgeId !== undefined && !isLoaded(edgeId)) {
        // The loaded items may have ended before the new item at the edge. With growing distances, because neighboring
        // items are often deleted together.
        const id = missing[Math.min(2 ** questions++ - 1, missing.length - 1)] as string
        const page = await ask(questionOf(id))
        const neighborId = edgeOf(page?.items)
        if (neighborId !== undefined) place = { id, neighborId }
        else addGone(id)
        page?.items.filter(isInPlace).forEach(({ id }) => state.pushedOutIds.add(id))
        // The answer can reach down to the window.
        pages = (page && !isNext && joinPages([page], pages)) || pages
        state.itemsAbove += itemsOf(pages).length - shown.length
      } else {
        if (added >= maxAdded && !isAtPlace) break
        const page = await ask(param)
        if (!page || isRepeated(page, pages)) break
        added = page.items.some(({ id }) => isLoaded(id)) ? 0 : added + 1
        if (isEmptyPage(page)) {
          missing.forEach(addGone)
          // A refetched `before X` page always has a `nextParam`: if it were removed, the next refetch would add it again.
          const isEnd = !isNext || pages.length > 1 || last?.param.kind !== 'before'
          return isEnd ? endSide(pages, isNext ? 'next' : 'previous', true) : pages
        }
        if (isNext) {
          pages = [...pages, page]
        } else {
          // As `fitWindow`, so that the next refetch returns the same pages.
          pages = [page.previousParam ? page : { ...page, param: { kind: 'head' } }, ...pages]
          state.itemsAbove += page.items.length
        }
      }
    }
    return pages
  }

  return { extend, state }
}

/**
 * A server that repeats its pages, such as one that ignores cursors, would never end the loop: the pages are known, so
 * they need no request.
 */
function isRepeated<TItem extends Entity>(page: ListQueryPage<TItem>, pages: Pages<TItem>): boolean {
  const idsOf = ({ items, invalidItems }: ListQueryPage<TItem>) =>
    [...items, ...invalidItems].map(({ id }) => id)
  const ids = new Set(pages.flatMap(idsOf))
  return !isEmptyPage(page) && idsOf(page).every((id) => ids.has(id))
}
