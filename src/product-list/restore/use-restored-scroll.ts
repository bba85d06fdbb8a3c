'use client'
import { useEffect, useRef, type RefObject } from 'react'

import { hasBox, itemElement, itemElements, scrollToAnchor } from '../../dom/anchor.js'
import { listen } from '../../dom/listen.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import type { AnyList } from '../state/list-state.js'
import type { ListRecord, Restoration } from '../state/restoration.js'

/** After one of these events only the user scrolls. */
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/**
 * Scrolls to the recorded position before the first paint with the items, so that the recorded item is at the same
 * pixel again. When the content is too short for that, loads pages up to the recorded count.
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
    // React repeats effects when it reveals hidden content (Suspense, Activity), but a record is restored once.
    if (started.current !== record) pending.current = started.current = record
  }, [record])

  useEffect(() => {
    if (!record) return
    return listen([window], USER_EVENTS, () => (pending.current = undefined))
  }, [record])

  const isResumed = cursor !== undefined && cursor === record?.resumeCursor
  useClientLayoutEffect(() => {
    if (!record || !data || isPlaceholderData) return
    const restore = () => {
      const root = rootRef.current
      if (!root || pending.current !== record) return 0
      // When the recorded item was deleted, a list resumed there starts with the item that took its place.
      const element = itemElement(root, record.id) ?? (isResumed ? itemElements(root)[0] : undefined)
      if (element) return hasBox(element) ? scrollToAnchor(element, record.offset) : 0
      revealRef.current?.(record.id)
      return 0
    }
    const missing = restore()
    if (missing >= 1 && hasNextPage && data.pages.length < record.pageCount) {
      // After a failure only the user retries.
      if (!isFetching && !isFetchNextPageError) void fetchNextPage()
      return
    }
    // A router may restore its own scroll position in the same commit, after this effect.
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
    data,
    isPlaceholderData,
    isFetching,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
  ])
}
