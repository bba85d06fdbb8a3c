'use client'
import { useRef } from 'react'

import { itemElements } from '../../dom/anchor.js'
import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import type { AutoPaging } from '../state/auto-paging.js'
import { windowOf, type LoadedWindow } from '../state/list-state.js'
import { useProductList } from '../state/product-list-context.js'

const nothingWritten: { readonly items: LoadedWindow['items']; readonly size: number } = {
  items: [],
  size: 0,
}

/** Writes `aria-posinset` and `aria-setsize` of the articles. */
export const FeedPositions: AutoPaging['FeedPositions'] = () => {
  const {
    list,
    position: { rootRef },
  } = useProductList()
  const { items, total, isFromHead } = windowOf(list)
  const written = useRef(nothingWritten)
  // Write to the DOM: with props, a page added above would re-render every row.
  useClientLayoutEffect(() => {
    if (!rootRef.current) return
    // -1 means unknown. https://www.w3.org/TR/wai-aria-1.2/#aria-setsize
    const size = (isFromHead && total) || -1
    const last = written.current
    // DOM writes are slow, so skip unchanged items at the start.
    const changed =
      size === last.size && isFromHead ? items.findIndex((item, at) => item !== last.items[at]) : 0
    const start = changed < 0 ? items.length : changed
    written.current = { items, size }
    const elements = itemElements(rootRef.current)
    for (let index = start; index < elements.length; index++) {
      const element = elements[index] as HTMLElement
      element.setAttribute('aria-setsize', String(size))
      if (isFromHead) element.setAttribute('aria-posinset', String(index + 1))
      else element.removeAttribute('aria-posinset')
    }
  }, [rootRef, items, total, isFromHead])
  return null
}
