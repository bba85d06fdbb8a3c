'use client'
import { useRef, type RefObject } from 'react'

import { hasBox, itemElement, itemElements, scrollToAnchor } from '../../dom/anchor.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import type { AnyList } from '../state/list-state.js'
import type { ListRecord, Restoration } from '../state/restoration.js'
import { holdPlace, type Hold } from './hold-place.js'

/**
 * Restores the position before the first paint. If the content is too short, or the item is on a later page of a search,
 * loads pages up to the recorded count.
 */
export function useRestoredScroll(
  rootRef: RefObject<Element | null>,
  revealRef: RefObject<((id: string) => void) | undefined>,
  pendingRef: RefObject<PendingPlace | undefined>,
  { record, cursor }: Restoration,
  { data, isPlaceholderData, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage }: AnyList,
): void {
  // Search results resume at their first page, which need not contain the item.
  const isPaged = cursor?.page !== undefined
  const isResumed = cursor !== undefined && cursor === record?.resumeCursor && !isPaged

  const started = useRef<ListRecord>(undefined)
  useClientLayoutEffect(() => {
    const root = rootRef.current
    // React repeats effects when it reveals hidden content (Suspense, Activity): restore each record once.
    if (started.current !== record) pendingRef.current = undefined
    else if (!pendingRef.current) return
    started.current = record
    // With several lists on a page, only the one that the user was reading scrolls it. Each carousel scrolls itself.
    if (!root || !record || (!record.holdsViewport && record.sideOffset === undefined)) return
    const { id, sideOffset, offset } = record
    const place = { sideOffset, offset: record.holdsViewport ? offset : undefined }
    // If the recorded item was deleted, the resumed list starts with the item after it.
    const find = () => itemElement(root, id) ?? (isResumed ? itemElements(root)[0] : undefined)
    let frame = 0
    const restore = () => {
      cancelAnimationFrame(frame)
      const element = find()
      if (element) return hasBox(element) ? scrollToAnchor(root, element, place) : 0
      revealRef.current?.(id)
      // A virtual grid renders the item before the next frame.
      frame = requestAnimationFrame(() => {
        const revealed = find()
        if (revealed) scrollToAnchor(root, revealed, place)
      })
      return 0
    }
    const hold = holdPlace(root, record, {
      find,
      restore,
      onEnd() {
        cancelAnimationFrame(frame)
        pendingRef.current = undefined
      },
    })
    pendingRef.current = { restore, hold }
    return () => {
      cancelAnimationFrame(frame)
      hold.stop()
    }
  }, [rootRef, revealRef, pendingRef, record, isResumed])

  useClientLayoutEffect(() => {
    const place = pendingRef.current
    if (!place || !record || !data || isPlaceholderData) return
    const missing = place.restore()
    const isOnLaterPage = isPaged && !data.items.some(({ id }) => id === record.id)
    if ((missing >= 1 || isOnLaterPage) && hasNextPage && data.pages.length < record.pageCount) {
      // After a failure, leave the retry to the user.
      if (!isFetching && !isFetchNextPageError) void fetchNextPage()
    } else place.hold.extend()
  }, [
    pendingRef,
    record,
    isPaged,
    data,
    isPlaceholderData,
    isFetching,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
  ])
}

/** The place that the list restores until the user acts. */
export interface PendingPlace {
  /** @returns the missing pixels when the content is too short */
  readonly restore: () => number
  readonly hold: Hold
}
