'use client'
import { useEffect, useState, type RefObject } from 'react'

import { isDocumentScroller, isScrolledByOurselves, scrollerOf } from '../scroll/scroller.js'

/**
 * Whether the reader has scrolled upward, or tried to at the very top. Until then nothing above is loaded: a
 * list that opens in its middle would else fill up toward its head before anyone asks.
 */
export function useScrolledUp(elementRef: RefObject<Element | null>, isWatching: boolean): boolean {
  const [hasScrolledUp, setScrolledUp] = useState(false)
  useEffect(() => {
    const element = elementRef.current
    if (!element || !isWatching || hasScrolledUp) return
    const scroller = scrollerOf(element)
    const target = isDocumentScroller(scroller) ? element.ownerDocument : scroller
    let last = scroller.scrollTop
    const onScroll = () => {
      const top = scroller.scrollTop
      if (top < last && !isScrolledByOurselves(scroller)) setScrolledUp(true)
      last = top
    }
    const onWheel = (event: Event) => {
      if ((event as WheelEvent).deltaY < 0) setScrolledUp(true)
    }
    target.addEventListener('scroll', onScroll, { passive: true })
    target.addEventListener('wheel', onWheel, { passive: true })
    return () => {
      target.removeEventListener('scroll', onScroll)
      target.removeEventListener('wheel', onWheel)
    }
  }, [elementRef, isWatching, hasScrolledUp])
  return hasScrolledUp
}
