'use client'
import { useEffect, type RefObject } from 'react'

import { findAnchor, itemElement, itemElements, offsetOf, scrollToAnchor, type Anchor } from './anchor.js'
import { scrollerOf } from './scroller.js'

/**
 * Keeps what the reader sees in place when something above it grows without a commit, such as an image that
 * has loaded. Only where the browser does not: Safari, and scrollers with `overflow-anchor: none`.
 */
export function useLateAnchoring(rootRef: RefObject<Element | null>, hasItems: boolean): void {
  useEffect(() => {
    const root = rootRef.current
    const first = root && itemElements(root)[0]
    if (!root || !first || typeof ResizeObserver === 'undefined' || anchorsByItself(scrollerOf(first))) return
    let anchor: Anchor | undefined
    const note = () => {
      const start = itemElements(root)[0]
      // As with a browser's own: a reader at the start of the list sees it grow.
      anchor = start && offsetOf(start) < 0 ? findAnchor(root) : undefined
    }
    const observer = new ResizeObserver(() => {
      const element = anchor && itemElement(root, anchor.id)
      if (element) scrollToAnchor(element, (anchor as Anchor).offset)
      note()
    })
    observer.observe(root)
    document.addEventListener('scroll', note, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      document.removeEventListener('scroll', note, { capture: true })
    }
  }, [rootRef, hasItems])
}

/** Safari knows no such property, and so has no value for it. */
function anchorsByItself(scroller: Element): boolean {
  return getComputedStyle(scroller).getPropertyValue('overflow-anchor') === 'auto'
}
