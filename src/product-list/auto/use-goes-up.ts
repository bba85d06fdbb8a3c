'use client'
import { useEffect, useState } from 'react'

import { isField } from '../../dom/is-field.js'
import { listen } from '../../dom/listen.js'
import { useProductListStore } from '../state/product-list-context.js'
import { hostOf, isScrolledByOurselves, scrollerOf } from '../../dom/scroller.js'

/** A finger that rests moves by a few pixels. */
const SLOP = 10

type Input = WheelEvent & TouchEvent & KeyboardEvent

/**
 * Whether the reader goes upward, or tries to at the very top, where nothing scrolls any more. The list loads where
 * they go to, and not on its other side: a list that opens in its middle would fill up toward its head before
 * anyone asks, and the sides of a window of `maxPages` would push each other's pages out for ever.
 *
 * @param listKey names the list: another one is not gone up in yet
 */
export function useGoesUp(listKey: string, isWatching: boolean): boolean {
  const store = useProductListStore()
  /** The list that the reader goes up in. */
  const [upIn, setUpIn] = useState<string>()
  useEffect(() => {
    const root = store.get().rootRef.current
    if (!root || !isWatching) return
    // Looked up each time: what scrolls is known only once there is more than fits.
    const findScroller = () => scrollerOf(root.querySelector('[data-item-id]') ?? root)
    let scroller = findScroller()
    let top = scroller.scrollTop
    let touchedAt = 0
    /** How far, downward. */
    const distances: Record<string, (event: Input) => number> = {
      scroll() {
        const last = top
        top = scroller.scrollTop
        return isScrolledByOurselves(scroller) ? 0 : top - last
      },
      wheel: ({ deltaY }) => deltaY,
      keydown({ key, target }) {
        if (isField(target)) return 0
        return /^(ArrowUp|PageUp|Home)$/.test(key) ? -1 : /^(ArrowDown|PageDown|End)$/.test(key) ? 1 : 0
      },
      touchstart({ touches }) {
        touchedAt = touches[0]?.clientY as number
        return 0
      },
      // The page follows the finger.
      touchmove({ touches }) {
        const distance = touchedAt - (touches[0]?.clientY as number)
        return Math.abs(distance) > SLOP ? distance : 0
      },
    }
    return listen(root.ownerDocument, Object.keys(distances), (event) => {
      const last = scroller
      scroller = findScroller()
      if (scroller !== last) top = scroller.scrollTop
      if (!event.composedPath().includes(hostOf(scroller))) return
      const distance = distances[event.type]?.(event as Input) ?? 0
      const { list, opening } = store.get()
      if (distance > 0) setUpIn(undefined)
      // Where nothing is above they go up to what else is on the page.
      if (distance < 0 && list.hasPreviousPage) setUpIn(opening.listKey)
    })
  }, [store, isWatching])
  return upIn === listKey
}
