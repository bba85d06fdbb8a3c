'use client'
import { useRef, type RefObject } from 'react'

import type { LoadedWindow } from '../state/list-state.js'
import { itemElements } from '../scroll/anchor.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'

/**
 * Numbers the articles of a feed, straight in the DOM: as props, a prepend would render every row again.
 * Positions are known only from the head of the list on; else the size is -1, which says "unknown".
 *
 * @see https://www.w3.org/TR/wai-aria-1.2/#aria-setsize
 */
export function useFeedPositions(
  rootRef: RefObject<Element | null>,
  isFeed: boolean,
  { items, total, isFromHead }: LoadedWindow,
): void {
  const numbered = useRef<{ items: LoadedWindow['items']; size: number }>({ items: [], size: 0 })
  useClientLayoutEffect(() => {
    if (!isFeed || !rootRef.current) {
      numbered.current = { items: [], size: 0 }
      return
    }
    const size = isFromHead && total !== undefined ? Math.max(total, items.length) : -1
    const last = numbered.current
    // The DOM is slow to write: an append leaves the 10,000 before it as they are.
    const same = size === last.size && isFromHead ? items.findIndex((item, at) => item !== last.items[at]) : 0
    const start = same < 0 ? items.length : same
    numbered.current = { items, size }
    itemElements(rootRef.current)
      .slice(start)
      .forEach((element, index) => {
        element.setAttribute('aria-setsize', String(size))
        if (isFromHead) element.setAttribute('aria-posinset', String(start + index + 1))
        else element.removeAttribute('aria-posinset')
      })
  }, [rootRef, isFeed, items, total, isFromHead])
}
