'use client'
import { useRef, type RefObject } from 'react'

import { hasBox, itemElement, itemElements, scrollToAnchor } from '../../dom/anchor.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import type { AnyList } from '../state/list-state.js'
import type { RevealItem } from '../state/product-list-context.js'
import type { ListRecord, PendingPlace, Restoration } from '../state/restoration.js'
import { holdPlace } from './hold-place.js'

/**
 * Restores the position before the first paint. If the content is too short, or the item is on a later page of a search,
 * loads pages up to the recorded count.
 */
export function useRestoredScroll(
  rootRef: RefObject<Element | null>,
  revealRef: RefObject<RevealItem | undefined>,
  pendingRef: RefObject<PendingPlace | undefined>,
  { record, cursor }: Restoration,
  list: AnyList,
): void {
  // Search results resume at their first page, which need not contain the item.
  const isResumed = cursor !== undefined && cursor === record?.resumeCursor && cursor.page === undefined
  const started = useRef<ListRecord>(undefined)
  useClientLayoutEffect(() => {
    const root = rootRef.current
    // React repeats effects when it reveals hidden content (Suspense, Activity): restore each record once.
    if (started.current !== record) pendingRef.current = undefined
    else if (!pendingRef.current) return
    started.current = record
    // With several lists on a page, only the one that the user was reading scrolls it. Each carousel scrolls itself.
    if (!root || !record || (!record.holdsViewport && record.sideOffset === undefined)) return
    const place = { ...record, isGone: false }
    const last = {}
    const scrollTo = (element: Element) =>
      scrollToAnchor(root, element, record.holdsViewport ? place : { sideOffset: place.sideOffset }, last)
    // If the recorded items were deleted, the resumed list starts with the item after them.
    const find = () => itemElement(root, place.id) ?? (place.isGone ? itemElements(root)[0] : undefined)
    let frame = 0
    let isHidden = false
    const restore = () => {
      cancelAnimationFrame(frame)
      const element = find()
      isHidden = !element
      if (element) return hasBox(element) ? scrollTo(element) : 0
      revealRef.current?.(place.id, place.offset)
      // A virtual grid renders the item before the next frame.
      frame = requestAnimationFrame(() => {
        if (find()) restoreAgain()
      })
      return 0
    }
    // Whether the content is too short for the item is known only now that it is rendered.
    const restoreAgain = () => ((isHidden && find() && pendingRef.current?.onRevealed) || restore)()
    const hold = holdPlace(root, place, {
      find,
      restore: restoreAgain,
      onEnd() {
        cancelAnimationFrame(frame)
        pendingRef.current = undefined
      },
    })
    pendingRef.current = { place, restore, hold }
    return () => {
      cancelAnimationFrame(frame)
      hold.stop()
    }
  }, [rootRef, revealRef, pendingRef, record, isResumed])

  useClientLayoutEffect(() => {
    const place = pendingRef.current
    const { data } = list
    if (!place || !record || !data || list.isPlaceholderData) return
    const indexOf = (id?: string) => data.items.findIndex((item) => item.id === id)
    const [own, next] = [indexOf(record.id), indexOf(record.next?.id)]
    // The item was deleted, or has moved behind the one after it, which is where the user saw it.
    if (next >= 0 && (own < 0 || own > next)) Object.assign(place.place, record.next)
    place.place.isGone = isResumed && own < 0 && next < 0
    const isOnLaterPage = !isResumed && own < 0 && next < 0
    const restoreOrLoad = () => {
      const missing = place.restore()
      if (
        (missing >= 1 || isOnLaterPage) &&
        list.hasNextPage &&
        data.pages.length < record.pageCount + (cursor?.endingBefore ? 1 : 0)
      ) {
        // After a failure, leave the retry to the user.
        if (!list.isFetching && !list.isFetchNextPageError) void list.fetchNextPage()
      } else place.hold.extend()
    }
    place.onRevealed = restoreOrLoad
    restoreOrLoad()
  }, [pendingRef, record, cursor, isResumed, list])
}
