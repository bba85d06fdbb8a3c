'use client'
import { useEffect, type RefObject } from 'react'

import { scrollerOf, scrollRootOf } from '../../dom/scroller.js'
import { listIdentityOf } from '../../hooks/list/queued-result.js'
import { useStorefront } from '../../hooks/use-storefront.js'
import { failureOf, sideOf, type ListSide } from '../state/list-state.js'
import { useProductListStore, type ProductListContextValue } from '../state/product-list-context.js'
import { measureSituation } from './measure-situation.js'
import { watchedListOf } from './watched-list.js'

/** Loads start when the button is within one viewport of the visible part. */
const ROOT_MARGIN = '100% 0px'

export function useAutoLoad(
  elementRef: RefObject<Element | null>,
  side: ListSide,
  { list, paging }: ProductListContextValue,
): void {
  const store = useProductListStore()
  const { queryClient } = useStorefront()
  const { exists, param } = sideOf(list, side)
  const isArmed = paging === 'auto' && exists && !list.isFetching && failureOf(list) !== side
  const armedParam = isArmed ? param : undefined
  const items = list.data?.items
  useEffect(() => {
    const element = elementRef.current
    if (!element || !armedParam || typeof IntersectionObserver === 'undefined') return
    const { loader, listeners } = watchedListOf(store)
    let isNear = false
    const attempt = () => {
      const { list, rootRef } = store.get()
      const root = rootRef.current
      if (!isNear || !root) return
      const { listId, maxPages } = listIdentityOf(list, queryClient)
      if (loader.sideOf(listId) !== side) return
      const situation = measureSituation(root, element, side, { list, listId, maxPages })
      if (!loader.mayLoad(situation)) return
      stop()
      loader.onLoad(situation)
      store.loadPage(side)
    }
    // An observer reports only changes, and a short page leaves the button in view: observe again for each page.
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false
        attempt()
      },
      // Inside an iframe, browsers apply the margin only if the root is the document.
      { root: scrollRootOf(scrollerOf(element)), rootMargin: ROOT_MARGIN },
    )
    const stop = () => {
      observer.disconnect()
      listeners.delete(attempt)
    }
    observer.observe(element)
    listeners.add(attempt)
    return stop
  }, [elementRef, armedParam, items, side, store, queryClient])
}
