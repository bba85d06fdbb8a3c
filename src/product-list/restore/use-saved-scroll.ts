'use client'
import { findAnchor, type Anchor } from '../../dom/anchor.js'
import { treesAround } from '../../dom/composed-tree.js'
import { listen } from '../../dom/listen.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import { currentEntryKey, subscribeToEntry } from '../../dom/use-entry-key.js'
import { cursorOf } from '../state/list-state.js'
import type { ProductListContextValue, ProductListStore } from '../state/product-list-context.js'
import type { ListRecord } from '../state/restoration.js'
import { writeRecord } from './list-record.js'

/** Milliseconds after the last scroll event: storage is slow. */
const SAVE_DELAY = 150

export function useSavedScroll(store: ProductListStore, storageKey: string): void {
  useClientLayoutEffect(() => {
    if (!storageKey) return
    const entryKey = currentEntryKey()
    let timer: ReturnType<typeof setTimeout> | undefined
    let anchor: Anchor | undefined
    const updateAnchor = () => {
      const root = store.get().rootRef.current
      anchor = root ? findAnchor(root) : undefined
    }
    const write = () => {
      clearTimeout(timer)
      const record = anchor && recordOf(store.get(), anchor)
      if (record) writeRecord(storageKey, record)
    }
    const save = () => {
      updateAnchor()
      write()
    }
    const saveLater = () => {
      updateAnchor()
      clearTimeout(timer)
      timer = setTimeout(save, SAVE_DELAY)
    }
    const unsubscribers = [
      subscribeToEntry(save),
      // A click right after a scroll can navigate before the scroll event fires, so save the position on click too.
      listen(treesAround(store.get().rootRef.current ?? document.body), ['scroll', 'click'], saveLater),
      listen([window], ['pagehide'], save),
    ]
    return () => {
      clearTimeout(timer)
      // After a navigation the position is already saved, and the browser may have scrolled.
      if (entryKey === currentEntryKey()) {
        // Use the last anchor: this commit may have removed content above the list.
        if (anchor) write()
        else if (!entryKey) save()
      }
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  }, [store, storageKey])
}

function recordOf(
  { list: { data, isPlaceholderData }, startCursor, paging }: ProductListContextValue,
  anchor: Anchor,
): ListRecord | undefined {
  const index = data ? data.items.findIndex(({ id }) => id === anchor.id) : -1
  const firstPage = data?.pages[0]
  if (!data || !firstPage || index < 0 || isPlaceholderData) return
  const previous = data.items[index - 1]
  const resumeCursor =
    previous && paging !== 'pages' ? { startingAfter: previous.id } : cursorOf(firstPage.param)
  return { ...anchor, startCursor, resumeCursor, pageCount: data.pages.length }
}
