'use client'
import { useEffect, useState } from 'react'

import { treesAround } from '../../dom/composed-tree.js'
import { isField } from '../../dom/is-field.js'
import { listen } from '../../dom/listen.js'
import { isProgrammaticScroll, scrollerOf, scrollRootOf } from '../../dom/scroller.js'
import { useProductListStore } from '../state/product-list-context.js'

/** In pixels: a resting finger moves a little. */
const TOUCH_SLOP = 10

type InputEvent = WheelEvent & TouchEvent & KeyboardEvent

// Pages load only in the direction in which the user scrolls. Otherwise a list opened in its middle would load all
// pages above, and the two ends of a `maxPages` window would evict each other's pages forever.
export function useIsScrollingUp(listKey: string, isWatching: boolean): boolean {
  const store = useProductListStore()
  const [upwardListKey, setUpwardListKey] = useState<string>()
  useEffect(() => {
    const root = store.get().rootRef.current
    if (!root || !isWatching) return
    // Look up the scroller on each event: an element scrolls only when its content overflows.
    const findScroller = () => scrollerOf(root.querySelector('[data-item-id]') ?? root)
    let scroller = findScroller()
    let top = scroller.scrollTop
    let touchStart = 0
    /** Positive downward. Input events are read too, because no scroll event fires at the very top. */
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
      // Without a previous page, the user scrolls up to other content.
      if (distance < 0 && list.hasPreviousPage) setUpwardListKey(restoration.listKey)
    })
  }, [store, isWatching])
  return upwardListKey === listKey
}
