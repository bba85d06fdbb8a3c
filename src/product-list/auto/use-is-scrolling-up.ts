'use client'
import { useEffect, useState } from 'react'

import { treesAround } from '../../dom/composed-tree.js'
import { isField } from '../../dom/is-field.js'
import { listen } from '../../dom/listen.js'
import { isProgrammaticScroll, scrollerOf, scrollRootOf } from '../../dom/scroller.js'
import { useProductListStore } from '../state/product-list-context.js'

/** A resting finger moves by a few pixels. */
const TOUCH_SLOP = 10

type InputEvent = WheelEvent & TouchEvent & KeyboardEvent

/**
 * Whether the user scrolls upward, or tries to at the very top, where no scroll event fires. The list loads only in
 * the direction of travel: otherwise a list opened in its middle would load up to its head without being asked, and
 * the two ends of a `maxPages` window would evict each other's pages forever.
 *
 * @param listKey identifies the list; a new list starts as not scrolled up
 */
export function useIsScrollingUp(listKey: string, isWatching: boolean): boolean {
  const store = useProductListStore()
  const [upwardListKey, setUpwardListKey] = useState<string>()
  useEffect(() => {
    const root = store.get().rootRef.current
    if (!root || !isWatching) return
    // Looked up for each event, because an element scrolls only once its content overflows.
    const findScroller = () => scrollerOf(root.querySelector('[data-item-id]') ?? root)
    let scroller = findScroller()
    let top = scroller.scrollTop
    let touchStart = 0
    /** Distance of each event in pixels, positive downward. */
    const distances: Record<string, (event: InputEvent) => number> = {
      scroll() {
        const last = top
        top = scroller.scrollTop
        return isProgrammaticScroll(scroller) ? 0 : top - last
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
    return listen(treesAround(root), Object.keys(distances), (event) => {
      const last = scroller
      scroller = findScroller()
      if (scroller !== last) top = scroller.scrollTop
      if (!event.composedPath().includes(scrollRootOf(scroller))) return
      const distance = distances[event.type]?.(event as InputEvent) ?? 0
      const { list, restoration } = store.get()
      if (distance > 0) setUpwardListKey(undefined)
      // With no page above, the user scrolls up to other content of the page.
      if (distance < 0 && list.hasPreviousPage) setUpwardListKey(restoration.listKey)
    })
  }, [store, isWatching])
  return upwardListKey === listKey
}
