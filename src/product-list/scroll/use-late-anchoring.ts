'use client'
import { useEffect, type RefObject } from 'react'

import { listen } from '../../dom/listen.js'
import { findAnchor, itemElement, itemElements, offsetOf, scrollToAnchor, type Anchor } from './anchor.js'
import { scrollerOf } from '../../dom/scroller.js'

/**
 * Keeps what the reader sees in place when something above it grows without a commit, such as an image that
 * has loaded. Only where the browser does not: Safari, and scrollers with `overflow-anchor: none`.
 */
export function useLateAnchoring(rootRef: RefObject<Element | null>): void {
  useEffect(() => {
    const root = rootRef.current
    if (!root || typeof ResizeObserver === 'undefined') return
    /** `undefined` where the browser anchors. */
    let scroller: Element | undefined
    let anchor: Anchor | undefined
    let top = 0
    const note = () => {
      const start = scroller && itemElements(root)[0]
      if (!scroller || !start) return
      top = scroller.scrollTop
      // As with a browser's own: a reader at the start of the list sees it grow.
      anchor = offsetOf(start) < 0 ? findAnchor(root) : undefined
    }
    const observer = new ResizeObserver(() => {
      const element = anchor && itemElement(root, anchor.id)
      // Scroll events come later: a list that was just put back where it was left stays there.
      if (element && scroller?.scrollTop === top) scrollToAnchor(element, (anchor as Anchor).offset)
      // What scrolls is known only once there is more than fits.
      const nearest = scrollerOf(root.querySelector('[data-item-id]') ?? root)
      scroller = anchorsByItself(nearest) ? undefined : nearest
      note()
    })
    observer.observe(root)
    const stopListening = listen(document, ['scroll'], note)
    return () => {
      observer.disconnect()
      stopListening()
    }
  }, [rootRef])
}

/** Safari knows no such property, and so has no value for it. */
function anchorsByItself(scroller: Element): boolean {
  return getComputedStyle(scroller).getPropertyValue('overflow-anchor') === 'auto'
}
