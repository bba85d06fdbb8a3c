'use client'
import { useRef, type RefObject } from 'react'

import { findAnchor } from '../scroll/anchor.js'
import { cursorOf, type AnyList, type PageCursor, type Paging } from '../list-state.js'
import { useClientLayoutEffect } from '../use-client-layout-effect.js'
import { writeRecord, type ListRecord } from './list-record.js'
import { currentEntryKey, subscribeToEntry } from './use-entry-key.js'

/** After the last scroll event, in milliseconds: storage is written when the reader rests. */
const REST = 150

/** Keeps the record of where the reader is: when they rest, and when they leave. */
export function useSavedScroll(
  rootRef: RefObject<Element | null>,
  storageKey: string,
  list: AnyList,
  openedAt: PageCursor,
  paging: Paging,
): void {
  const latest = useRef({ list, openedAt, paging })
  useClientLayoutEffect(() => {
    latest.current = { list, openedAt, paging }
  })
  useClientLayoutEffect(() => {
    if (!storageKey) return
    const entryKey = currentEntryKey()
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      clearTimeout(timer)
      timer = undefined
      const { list, openedAt, paging } = latest.current
      const record = rootRef.current && recordOf(rootRef.current, list, openedAt, paging)
      if (record) writeRecord(storageKey, record)
    }
    let hasScrolled = false
    const saveSoon = () => {
      hasScrolled = true
      clearTimeout(timer)
      timer = setTimeout(save, REST)
    }
    const unsubscribe = subscribeToEntry(save)
    document.addEventListener('scroll', saveSoon, { capture: true, passive: true })
    window.addEventListener('pagehide', save)
    return () => {
      clearTimeout(timer)
      // Once the entry has changed, the browser may have scrolled; the position was saved then. And a list that
      // is still shown for a moment in the entry of the next page was not read there.
      if (entryKey === currentEntryKey() && (hasScrolled || !entryKey)) save()
      unsubscribe()
      document.removeEventListener('scroll', saveSoon, { capture: true })
      window.removeEventListener('pagehide', save)
    }
  }, [rootRef, storageKey])
}

function recordOf(
  root: Element,
  { data, isPlaceholderData }: AnyList,
  openedAt: PageCursor,
  paging: Paging,
): ListRecord | undefined {
  const anchor = findAnchor(root)
  const index = data && anchor ? data.items.findIndex(({ id }) => id === anchor.id) : -1
  const firstPage = data?.pages[0]
  if (!anchor || !data || !firstPage || index < 0 || isPlaceholderData) return
  const previous = data.items[index - 1]
  const resumeAt = previous && paging !== 'pages' ? { startingAfter: previous.id } : cursorOf(firstPage.param)
  return { ...anchor, openedAt, resumeAt, pageCount: data.pages.length }
}
