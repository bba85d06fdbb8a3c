'use client'
import { useEffect, type RefObject } from 'react'

import {
  findAnchor,
  itemElement,
  itemElements,
  offsetOf,
  scrollToAnchor,
  type Anchor,
} from '../../dom/anchor.js'
import { treesAround } from '../../dom/composed-tree.js'
import { listen } from '../../dom/listen.js'
import { scrollerOf } from '../../dom/scroller.js'

/**
 * Keeps visible items in place when an element above them grows without a commit, such as an image that loads. Only
 * for scrollers that the browser does not anchor: in Safari, and with `overflow-anchor: none`.
 */
export function useLateAnchoring(rootRef: RefObject<Element | null>): void {
  useEffect(() => {
    const root = rootRef.current
    if (!root || typeof ResizeObserver === 'undefined') return
    /** `undefined` where the browser anchors. */
    let scroller: Element | undefined
    let anchor: Anchor | undefined
    let top = 0
    const updateAnchor = () => {
      const start = scroller && itemElements(root)[0]
      if (!scroller || !start) return
      top = scroller.scrollTop
      // As in browsers with scroll anchoring, a visible start of the list grows in view.
      anchor = offsetOf(start) < 0 ? findAnchor(root) : undefined
    }
    const observer = new ResizeObserver(() => {
      const element = anchor && itemElement(root, anchor.id)
      // Scroll events fire later than this, so an unequal position is newer than the anchor.
      if (element && scroller?.scrollTop === top) scrollToAnchor(element, (anchor as Anchor).offset)
      // An element scrolls only once its content overflows.
      const nearest = scrollerOf(root.querySelector('[data-item-id]') ?? root)
      scroller = hasScrollAnchoring(nearest) ? undefined : nearest
      updateAnchor()
    })
    observer.observe(root)
    const stopListening = listen(treesAround(root), ['scroll'], updateAnchor)
    return () => {
      observer.disconnect()
      stopListening()
    }
  }, [rootRef])
}

function hasScrollAnchoring(scroller: Element): boolean {
  // Safari does not know the property and returns an empty value.
  return getComputedStyle(scroller).getPropertyValue('overflow-anchor') === 'auto'
}
