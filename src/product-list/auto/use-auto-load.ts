'use client'
import { useEffect, type RefObject } from 'react'

import { scrollerOf, scrollRootOf } from '../../dom/scroller.js'
import type { PageParam } from '../../queries/index.js'
import type { ListSide } from '../state/list-state.js'
import { useProductListStore } from '../state/product-list-context.js'

/** Pages load one viewport ahead of the visible part. */
const ROOT_MARGIN = '100% 0px'

/**
 * Loads the page on a side when the element comes near the visible part of its scroller. An IntersectionObserver
 * only reports changes, so a page too short to push the element away would be the last one; each idle list
 * therefore gets a new observer.
 *
 * @param pageParam the page to load; `undefined` while the list loads or after a failure. A new page makes a new
 * observer, even when the previous load was too quick to render as loading.
 */
export function useAutoLoad(
  elementRef: RefObject<Element | null>,
  pageParam: PageParam | undefined,
  side: ListSide,
): void {
  const store = useProductListStore()
  useEffect(() => {
    const element = elementRef.current
    if (!element || !pageParam || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return
        observer.disconnect()
        store.get().loadPage(side)
      },
      // Inside a frame, a margin applies to the document as root but not to the top-level viewport.
      { root: scrollRootOf(scrollerOf(element)), rootMargin: ROOT_MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [elementRef, pageParam, side, store])
}
