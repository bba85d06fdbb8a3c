'use client'
import { useEffect, useRef, type RefObject } from 'react'

import { hasBox, itemElement, itemElements, scrollToAnchor } from '../../dom/anchor.js'
import { listen } from '../../dom/listen.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import type { AnyList } from '../state/list-state.js'
import type { ListRecord, Restoration } from '../state/restoration.js'

/** After one of these events, stop restoring: the user scrolls. */
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/**
 * Restores the position before the first paint. If the content is too short, or the item is on a later page of a search,
 * loads pages up to the recorded count.
 */
export function useRestoredScroll(
  rootRef: RefObject<Element | null>,
  revealRef: RefObject<((id: string) => void) | undefined>,
  { record, cursor }: Restoration,
  { data, isPlaceholderData, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage }: AnyList,
): void {
  const pending = useRef<ListRecord>(undefined)
  const started = useRef<ListRecord>(undefined)
  useClientLayoutEffect(() => {
    // React repeats effects when it reveals hidden content (Suspense, Activity): restore each record once.
    if (started.current === record) return
    started.current = record
    // With several lists on a page, only the one that the user was reading scrolls.
    pending.current = record?.holdsViewport ? record : undefined
  }, [record])

  useEffect(() => {
    if (!record) return
    return listen([window], USER_EVENTS, () => (pending.current = undefined))
  }, [record])

  // Search results resume at their first page, which need not contain the item.
  const isPaged = cursor?.page !== undefined
  const isResumed = cursor !== undefined && cursor === record?.resumeCursor && !isPaged
  useClientLayoutEffect(() => {
    if (!record || !data || isPlaceholderData) return
    const restore = () => {
      const root = rootRef.current
      if (!root || pending.current !== record) return 0
      // If the recorded item was deleted, the resumed list starts with the item after it.
      const element = itemElement(root, record.id) ?? (isResumed ? itemElements(root)[0] : undefined)
      if (element) return hasBox(element) ? scrollToAnchor(element, record.offset) : 0
      revealRef.current?.(record.id)
      return 0
    }
    const missing = restore()
    const isOnLaterPage =
      isPaged && pending.current === record && !data.items.some(({ id }) => id === record.id)
    if ((missing >= 1 || isOnLaterPage) && hasNextPage && data.pages.length < record.pageCount) {
      // After a failure, leave the retry to the user.
      if (!isFetching && !isFetchNextPageError) void fetchNextPage()
      return
    }
    // A router may also scroll in this commit, after this effect: restore again in the next frame.
    const frame = requestAnimationFrame(() => {
      restore()
      if (pending.current === record) pending.current = undefined
    })
    return () => cancelAnimationFrame(frame)
  }, [
    rootRef,
    revealRef,
    record,
    isResumed,
    isPaged,
    data,
    isPlaceholderData,
    isFetching,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
  ])
}
