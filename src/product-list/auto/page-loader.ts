'use client'
import { useEffect } from 'react'

import { screenHeightOf, scrollerOf, scrollRootOf } from '../../dom/scroller.js'
import { listIdentityOf } from '../../hooks/list/list-handle.js'
import type { AutoPaging } from '../state/auto-paging.js'
import { failureOf, sideOf } from '../state/list-state.js'
import { useProductList, useProductListStore } from '../state/product-list-context.js'
import { measureSituation } from './measure-situation.js'
import { watchedListOf } from './watched-list.js'

/** Loads start when the button is within one viewport of the visible part. */
const ROOT_MARGIN = '100% 0px'

/** Loads the next page of one side when its page control comes near the viewport. */
export const PageLoader: AutoPaging['PageLoader'] = ({ side, elementRef }) => {
  const store = useProductListStore()
  const { list } = useProductList()
  const { exists, param } = sideOf(list, side)
  const isArmed = exists && !list.isFetching && failureOf(list) !== side
  const armedParam = isArmed ? param : undefined
  const items = list.data?.items
  useEffect(() => {
    const element = elementRef.current
    if (!element || !armedParam || typeof IntersectionObserver === 'undefined') return
    const { loader, userEvents } = watchedListOf(store)
    const scroller = scrollerOf(element)
    // Which part of a scroller that is higher than the screen is visible, only the browser knows.
    const isHigh = () => screenHeightOf(scroller) < scroller.clientHeight
    /** Whether the button is near the visible part of the scroller, and near the screen. */
    let [isNear, isNearScreen] = [false, false]
    const attempt = () => {
      const { list, position } = store.get()
      const root = position.rootRef.current
      if (!root || !(isHigh() ? isNearScreen : isNear)) return
      const { query: listId, maxPages } = listIdentityOf(list)
      if (loader.sideOf(listId) !== side) return
      const situation = measureSituation(root, element, side, { list, listId, maxPages })
      if (!loader.mayLoad(situation)) return
      stop()
      loader.onLoad(situation)
      void store.loadPage(side)
    }
    // An observer reports only changes, and a short page leaves the button in view: observe again for each page.
    const observe = (root: Element | Document | null, onChange: (isIntersecting: boolean) => void) => {
      const observer = new IntersectionObserver(
        (entries) => onChange(entries.at(-1)?.isIntersecting ?? false),
        { root, rootMargin: ROOT_MARGIN },
      )
      observer.observe(element)
      return observer
    }
    const observers = [
      // Inside an iframe, browsers apply the margin only if the root is the document.
      observe(scrollRootOf(scroller), (isIntersecting) => {
        isNear = isIntersecting
        attempt()
      }),
      observe(null, (isIntersecting) => {
        isNearScreen = isIntersecting
        if (isHigh()) attempt()
      }),
    ]
    const stop = () => {
      for (const observer of observers) observer.disconnect()
      unsubscribe()
    }
    const unsubscribe = userEvents.subscribe(attempt)
    return stop
  }, [elementRef, armedParam, items, side, store])
  return null
}
