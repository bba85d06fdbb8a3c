'use client'
import { useEffect, type RefObject } from 'react'

import { scrollerOf, scrollRootOf } from '../../dom/scroller.js'
import type { PageParam } from '../../queries/index.js'
import type { ListSide } from '../state/list-state.js'
import { useProductListStore } from '../state/product-list-context.js'

/** Loads start when the button is within one viewport of the visible part. */
const ROOT_MARGIN = '100% 0px'

export function useAutoLoad(
  elementRef: RefObject<Element | null>,
  pageParam: PageParam | undefined,
  side: ListSide,
): void {
  const store = useProductListStore()
  useEffect(() => {
    const element = elementRef.current
    if (!element || !pageParam || typeof IntersectionObserver === 'undefined') return
    // An observer reports only changes, and a short page leaves the button in view: observe again for each page.
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return
        observer.disconnect()
        store.get().loadPage(side)
      },
      // Inside an iframe, browsers apply the margin only if the root is the document.
      { root: scrollRootOf(scrollerOf(element)), rootMargin: ROOT_MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [elementRef, pageParam, side, store])
}
