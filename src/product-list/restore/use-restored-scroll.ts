'use client'
import { useEffect, useRef, type RefObject } from 'react'

import { hasBox, itemElement, itemElements, scrollToAnchor } from '../scroll/anchor.js'
import type { AnyList } from '../state/list-state.js'
import { listen } from '../../dom/listen.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import type { ListRecord } from './list-record.js'
import type { Opening } from './use-opening.js'

/** What a reader does with; from then on nothing scrolls but them. */
const INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/**
 * Scrolls to where the reader left, before the first paint that has the items: the item of the record stands
 * at the same pixel again. If the page is too short for that, pages are added as far as there were before.
 */
export function useRestoredScroll(
  rootRef: RefObject<Element | null>,
  revealRef: RefObject<((id: string) => void) | undefined>,
  { record, cursor }: Opening,
  { data, isPlaceholderData, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage }: AnyList,
): void {
  const pending = useRef<ListRecord>(undefined)
  const begun = useRef<ListRecord>(undefined)
  useClientLayoutEffect(() => {
    // Once: React runs effects again when it shows again what it had hidden (Suspense, Activity).
    if (begun.current !== record) pending.current = begun.current = record
  }, [record])

  useEffect(() => {
    if (!record) return
    return listen(window, INPUT, () => (pending.current = undefined))
  }, [record])

  const isReopened = cursor !== undefined && cursor === record?.resumeAt
  useClientLayoutEffect(() => {
    if (!record || !data || isPlaceholderData) return
    const restore = () => {
      const root = rootRef.current
      if (!root || pending.current !== record) return 0
      // A list that was opened at an item that is gone begins with what now stands in its place.
      const element = itemElement(root, record.id) ?? (isReopened ? itemElements(root)[0] : undefined)
      if (element) return hasBox(element) ? scrollToAnchor(element, record.offset) : 0
      revealRef.current?.(record.id)
      return 0
    }
    const short = restore()
    if (short >= 1 && hasNextPage && data.pages.length < record.pageCount) {
      // After a failure it is the reader who tries again.
      if (!isFetching && !isFetchNextPageError) void fetchNextPage()
      return
    }
    // A router may restore its own idea of the position in the same commit, after this.
    const frame = requestAnimationFrame(() => {
      restore()
      if (pending.current === record) pending.current = undefined
    })
    return () => cancelAnimationFrame(frame)
  }, [
    rootRef,
    revealRef,
    record,
    isReopened,
    data,
    isPlaceholderData,
    isFetching,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
  ])
}
