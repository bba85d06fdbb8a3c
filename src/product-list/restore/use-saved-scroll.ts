'use client'
import { findAnchor, itemElements, type Anchor } from '../../dom/anchor.js'
import { treesAround } from '../../dom/composed-tree.js'
import { listen } from '../../dom/listen.js'
import { scrollerOf } from '../../dom/scroller.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import { currentEntryKey, hasEntryEvents, subscribeToEntry } from '../../dom/use-entry-key.js'
import { cursorOf } from '../state/list-state.js'
import type { ProductListContextValue, ProductListStore } from '../state/product-list-context.js'
import type { ListRecord } from '../state/restoration.js'
import { writeRecord } from './list-record.js'
import { addSavingRoot, holdsViewport } from './viewport-holder.js'

type Place = Anchor & Pick<ListRecord, 'next' | 'holdsViewport' | 'scrollTop'>

/** Milliseconds after the last scroll event: storage is slow. */
const SAVE_DELAY = 150

export function useSavedScroll(store: ProductListStore, storageKey: string): void {
  useClientLayoutEffect(() => {
    if (!storageKey) return
    const entryKey = currentEntryKey()
    let timer: ReturnType<typeof setTimeout> | undefined
    let place: Place | null | undefined
    const updatePlace = () => {
      // What is above the list can still load, so the saved place is truer than what is in view.
      if (!store.get().position.isSettled()) return
      const root = store.get().position.rootRef.current
      const item = root && itemElements(root)[0]
      const anchor = item && findAnchor(root)
      place = anchor && {
        ...anchor,
        next: findAnchor(root, (id) => id !== anchor.id),
        holdsViewport: holdsViewport(root),
        scrollTop: scrollerOf(item).scrollTop,
      }
    }
    const write = () => {
      clearTimeout(timer)
      const record = place && recordOf(store.get(), place)
      if (record) writeRecord(storageKey, record)
    }
    const save = () => {
      updatePlace()
      write()
    }
    const saveLater = () => {
      updatePlace()
      clearTimeout(timer)
      timer = setTimeout(save, SAVE_DELAY)
    }
    const root = store.get().position.rootRef.current
    const unsubscribers = [
      root ? addSavingRoot(root, storageKey) : () => {},
      subscribeToEntry(save),
      // A click right after a scroll can navigate before the scroll event fires, so save the position on click too.
      listen(treesAround(root ?? document.body), ['scroll', 'click'], saveLater),
      listen([window], ['pagehide'], save),
    ]
    return () => {
      clearTimeout(timer)
      // After a navigation the browser may have scrolled. With entry events, the position is already saved.
      if (entryKey === currentEntryKey() || !hasEntryEvents()) {
        // Use the last place: this commit may have removed content above the list.
        if (place) write()
        else if (!entryKey) save()
      }
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  }, [store, storageKey])
}

function recordOf(
  { list: { data, isPlaceholderData }, startCursor, paging }: ProductListContextValue,
  place: Place,
): ListRecord | undefined {
  const index = data ? data.items.findIndex(({ id }) => id === place.id) : -1
  const firstPage = data?.pages[0]
  if (!data || !firstPage || index < 0 || isPlaceholderData) return
  const previous = data.items[index - 1]
  // For the last item, `findAnchor` found the item before it.
  const next = data.items[index + 1]?.id === place.next?.id ? place.next : undefined
  // A page of search results starts only at its number, never at an item.
  const resumesAtItem = paging !== 'pages' && firstPage.param.kind !== 'page'
  const resumeCursor = previous && resumesAtItem ? { startingAfter: previous.id } : cursorOf(firstPage.param)
  return { ...place, next, startCursor, resumeCursor, pageCount: data.pages.length }
}
