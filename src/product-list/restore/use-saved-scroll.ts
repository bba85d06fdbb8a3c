'use client'
import { cursorOf } from '../state/list-state.js'
import { listen } from '../../dom/listen.js'
import type { ProductListContextValue, ProductListStore } from '../state/product-list-context.js'
import { findAnchor, type Anchor } from '../scroll/anchor.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import { writeRecord, type ListRecord } from './list-record.js'
import { currentEntryKey, subscribeToEntry } from '../../dom/use-entry-key.js'

/** After the last scroll event, in milliseconds: storage is written when the reader rests. */
const REST = 150

/** Keeps the record of where the reader is: when they rest, and when they leave. */
export function useSavedScroll(store: ProductListStore, storageKey: string): void {
  useClientLayoutEffect(() => {
    if (!storageKey) return
    const entryKey = currentEntryKey()
    let timer: ReturnType<typeof setTimeout> | undefined
    let anchor: Anchor | undefined
    const note = () => {
      const root = store.get().rootRef.current
      anchor = root ? findAnchor(root) : undefined
    }
    const write = () => {
      clearTimeout(timer)
      const record = anchor && recordOf(store.get(), anchor)
      if (record) writeRecord(storageKey, record)
    }
    const save = () => {
      note()
      write()
    }
    const saveSoon = () => {
      note()
      clearTimeout(timer)
      timer = setTimeout(save, REST)
    }
    const endings = [
      subscribeToEntry(save),
      // What is scrolled and clicked at once leaves before it is told of the scroll.
      listen(document, ['scroll', 'click'], saveSoon),
      listen(window, ['pagehide'], save),
    ]
    return () => {
      clearTimeout(timer)
      // Once the entry has changed, the browser may have scrolled; the position was saved then. And a list that
      // is still shown for a moment in the entry of the next page was not read there.
      if (entryKey === currentEntryKey()) {
        // As it was noted: by now what stood above the list may be gone from the page.
        if (anchor) write()
        else if (!entryKey) save()
      }
      for (const end of endings) end()
    }
  }, [store, storageKey])
}

function recordOf(
  { list: { data, isPlaceholderData }, openedAt, paging }: ProductListContextValue,
  anchor: Anchor,
): ListRecord | undefined {
  const index = data ? data.items.findIndex(({ id }) => id === anchor.id) : -1
  const firstPage = data?.pages[0]
  if (!data || !firstPage || index < 0 || isPlaceholderData) return
  const previous = data.items[index - 1]
  const resumeAt = previous && paging !== 'pages' ? { startingAfter: previous.id } : cursorOf(firstPage.param)
  return { ...anchor, openedAt, resumeAt, pageCount: data.pages.length }
}
