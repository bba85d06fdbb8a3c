'use client'
import { useEffect, type RefObject } from 'react'

import {
  findAnchor,
  hasBox,
  itemElement,
  itemElements,
  offsetOf,
  scrollToAnchor,
  type Anchor,
} from '../../dom/anchor.js'
import { treesAround } from '../../dom/composed-tree.js'
import { listen } from '../../dom/listen.js'
import { observeSizes } from '../../dom/observe-sizes.js'
import { hasScrollAnchoring, programmaticScrollListeners, scrollerOf } from '../../dom/scroller.js'

/** Keeps visible items in place when content above them loads, in browsers without scroll anchoring. */
export function useLateAnchoring(rootRef: RefObject<Element | null>): void {
  useEffect(() => {
    const root = rootRef.current
    if (!root) return
    /** `undefined` if the browser anchors. */
    let scroller: Element | undefined
    let anchor: Anchor | undefined
    /** Negative if the content above the list is out of view. */
    let rootOffset = 0
    let top = 0
    const updateAnchor = () => {
      const start = scroller && itemElements(root)[0]
      if (!scroller || !start) return
      top = scroller.scrollTop
      // Like scroll anchoring, let the list grow in view while its start is visible.
      anchor = offsetOf(start) < 0 ? findAnchor(root) : undefined
      // The scroller can be inside the root.
      rootOffset = scrollerOf(root) === scroller ? offsetOf(root) : 0
    }
    const correct = () => {
      // A different position of the scroller means that a scroll event is about to fire and the anchor is stale.
      if (scroller?.scrollTop !== top) return
      const element = anchor ? itemElement(root, anchor.id) : rootOffset < 0 ? root : undefined
      // A hidden list (Suspense, a closed tab) has no positions.
      if (element && hasBox(element)) scrollToAnchor(root, element, { offset: anchor?.offset ?? rootOffset })
    }
    const stopObserving = observeSizes(root, () => {
      correct()
      // An element scrolls only when its content overflows.
      const nearest = scrollerOf(root.querySelector('[data-item-id]') ?? root)
      scroller = hasScrollAnchoring(nearest) ? undefined : nearest
      updateAnchor()
    })
    const stopListening = listen(treesAround(root), ['scroll'], () => {
      // Images can load between a scroll by this package and its scroll event.
      correct()
      updateAnchor()
    })
    programmaticScrollListeners.add(updateAnchor)
    return () => {
      programmaticScrollListeners.delete(updateAnchor)
      stopObserving()
      stopListening()
    }
  }, [rootRef])
}
