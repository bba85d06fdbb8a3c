'use client'
import { useEffect, type RefObject } from 'react'

import type { PageParam } from '../../queries/index.js'
import type { ListSide } from '../state/list-state.js'
import { useProductListStore } from '../state/product-list-context.js'
import { hostOf, scrollerOf } from '../../dom/scroller.js'

/** Pages are loaded this far ahead: as much again as is in view. */
const AHEAD = '100% 0px'

/**
 * Loads the page on a side when the element comes near the visible part of what scrolls it. An
 * IntersectionObserver tells of changes only, so a page that is too short to push the element away would be the
 * last; a new one, made whenever the list is idle again, looks afresh.
 *
 * @param wanted the page to load; `undefined` while something is loading or has failed. Another page makes another
 * observer, even where a load was so quick that no render ever saw it under way.
 */
export function useAutoLoad(
  elementRef: RefObject<Element | null>,
  wanted: PageParam | undefined,
  side: ListSide,
): void {
  const store = useProductListStore()
  useEffect(() => {
    const element = elementRef.current
    if (!element || !wanted || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return
        observer.disconnect()
        store.get().go(side)
      },
      // The document, not the top-level viewport: inside a frame only the former takes a margin.
      { root: hostOf(scrollerOf(element)), rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [elementRef, wanted, side, store])
}
