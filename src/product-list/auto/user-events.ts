'use client'
import { useEffect } from 'react'

import { findAnchorElement, itemElements } from '../../dom/anchor.js'
import { treesAround } from '../../dom/composed-tree.js'
import { isField } from '../../dom/is-field.js'
import { listen } from '../../dom/listen.js'
import { observeSizes } from '../../dom/observe-sizes.js'
import { isProgrammaticScroll, screenHeightOf, scrollerOf, scrollRootOf, topOf } from '../../dom/scroller.js'
import { listIdentityOf } from '../../hooks/list/list-handle.js'
import type { AutoPaging } from '../state/auto-paging.js'
import { useProductListStore } from '../state/product-list-context.js'
import { watchedListOf } from './watched-list.js'

/** In pixels: a resting finger moves a little. */
const TOUCH_SLOP = 10

type InputEvent = WheelEvent & TouchEvent & KeyboardEvent

// Pages load only in the direction in which the user scrolls. Otherwise a list opened in its middle would load all
// pages above, and the two ends of a `maxPages` window would evict each other's pages forever.
export const UserEvents: AutoPaging['UserEvents'] = () => {
  const store = useProductListStore()
  useEffect(() => {
    const root = store.get().position.rootRef.current
    if (!root) return
    const { loader, userEvents } = watchedListOf(store)
    // Look up the scroller on each event: an element scrolls only when its content overflows.
    const findScroller = () => scrollerOf(itemElements(root)[0] ?? root)
    let scroller = findScroller()
    let touchStart = 0
    /** An item that the user saw, and where. */
    let seen: Element | undefined
    let seenTop = 0
    let isPast = false
    let { scrollTop, scrollHeight } = scroller
    const see = () => {
      ;({ scrollTop, scrollHeight } = scroller)
      seen = findAnchorElement(root)
      if (!seen) return
      const { top, bottom } = seen.getBoundingClientRect()
      seenTop = top
      isPast = bottom <= topOf(scroller)
    }
    /** CSS can exclude the list from scroll anchoring. A correction then moves its items by what the content has grown. */
    const isCorrected = () => {
      const correction = scroller.scrollTop - scrollTop
      return correction !== 0 && Math.abs(scroller.scrollHeight - scrollHeight - correction) < 1
    }
    /** Positive downward. Input events are read too, because no scroll event fires at the very top. */
    const distances: Record<string, (event: InputEvent) => number> = {
      scroll({ timeStamp }) {
        // A fling through a tall footer is one gesture.
        if (isPast) loader.onUnseenScroll(timeStamp)
        // A scroll by the user moves the items on the screen; a correction of the browser's scroll anchoring does not,
        // unless the browser holds a footer.
        const moved =
          seen?.isConnected && !isPast && !isCorrected() ? seenTop - seen.getBoundingClientRect().top : 0
        see()
        return isProgrammaticScroll(scroller) || Math.abs(moved) < 1 ? 0 : moved
      },
      wheel: ({ deltaY }) => deltaY,
      keydown(event) {
        if (isField(event.composedPath()[0])) return 0
        const { key } = event
        return /^(Arrow|Page)Up$|^Home$/.test(key) ? -1 : /^(Arrow|Page)Down$|^End$/.test(key) ? 1 : 0
      },
      touchstart({ touches }) {
        touchStart = touches[0]?.clientY as number
        return 0
      },
      touchmove({ touches }) {
        const distance = touchStart - (touches[0]?.clientY as number)
        return Math.abs(distance) > TOUCH_SLOP ? distance : 0
      },
    }
    see()
    const observer = new MutationObserver(() => {
      if (!seen?.isConnected) see()
    })
    observer.observe(root, { childList: true, subtree: true })
    const stopObserving = observeSizes(root, () => {
      // The scroll event of a correction can fire before or after. That of the user's scroll is still to come.
      if (isCorrected()) see()
      else if (scroller.scrollTop === scrollTop) ({ scrollHeight } = scroller)
    })
    const stopListening = listen(treesAround(root), Object.keys(distances), (event) => {
      scroller = findScroller()
      if (!event.composedPath().includes(scrollRootOf(scroller))) return
      const distance = distances[event.type]?.(event as InputEvent) ?? 0
      const { list } = store.get()
      // Without a previous page, the user scrolls up to other content.
      if (distance === 0 || (distance < 0 && !list.hasPreviousPage)) return
      const { query: listId } = listIdentityOf(list)
      loader.onUserEvent(
        {
          time: event.timeStamp,
          side: distance < 0 ? 'previous' : 'next',
          travel: event.type === 'scroll' ? Math.abs(distance) : 0,
          screen: screenHeightOf(scroller),
        },
        listId,
      )
      userEvents.emit()
    })
    return () => {
      observer.disconnect()
      stopObserving()
      stopListening()
    }
  }, [store])
  return null
}
