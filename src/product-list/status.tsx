'use client'
import { forwardRef, useState, useEffect } from 'react'

import { usePart, type PartProps } from '../parts/use-part.js'
import { failureOf, isEmpty, loadingOf, pausedOf, type AnyList } from './state/list-state.js'
import type { Labels } from '../core/labels/labels.js'
import { useProductList } from './state/product-list-context.js'

/** Milliseconds without a change. */
const REST = 1000

/** The last text that did not change for a while. A text with `isImmediate` is returned at once. */
function useRestedText(text: string | undefined, isImmediate: boolean): string | undefined {
  const [rested, setRested] = useState(text)
  if (isImmediate && rested !== text) setRested(text)
  useEffect(() => {
    if (isImmediate) return
    const timer = setTimeout(() => setRested(text), REST)
    return () => clearTimeout(timer)
  }, [text, isImmediate])
  return isImmediate ? text : rested
}

/** State of `<ProductList.Status>`, written as `data-*` attributes. */
export type ProductListStatusState = object

/** Props of `<ProductList.Status>`, which renders a `<div role="status">`. */
export type ProductListStatusProps = PartProps<'div', ProductListStatusState>

/**
 * Announces loading, the number of items and failures to screen readers. Renders a `<div role="status">`, a polite live
 * region: keep it mounted, visible or visually hidden. With `paging={autoPaging}`, pages are announced after a rest of one
 * second; failures and the end of the list at once.
 */
export const ProductListStatus = forwardRef<HTMLDivElement, ProductListStatusProps>(
  function ProductListStatus(props, ref) {
    const { list, labels, paging } = useProductList()
    const isAddingPages = useIsAddingPages(list)
    const text = useRestedText(statusText(list, labels), paging !== 'auto' || !isAddingPages)
    return usePart({ tag: 'div', props, ref, ownProps: { role: 'status', children: text } })
  },
)

/** Whether pages join a shown list that continues. False when the list reaches an end, starts, fails or is empty. */
function useIsAddingPages(list: AnyList): boolean {
  const { items } = list.data ?? {}
  const state = {
    items,
    isShown: items !== undefined && items.length > 0,
    next: list.hasNextPage,
    previous: list.hasPreviousPage,
  }
  const [{ shown, before }, setStates] = useState({ shown: state, before: { ...state, isShown: false } })
  const isNew = shown.items !== items
  if (isNew) setStates({ shown: state, before: shown })
  const last = isNew ? shown : before
  const reachesEnd = (last.next && !list.hasNextPage) || (last.previous && !list.hasPreviousPage)
  if (!last.isShown || !state.isShown || failureOf(list)) return false
  return loadingOf(list) !== undefined || !reachesEnd
}

function statusText(list: AnyList, labels: Labels['productList']): string | undefined {
  const paused = pausedOf(list)
  if (paused) return labels.paused({ side: paused })
  const loading = loadingOf(list)
  if (loading) return labels.loading({ side: loading })
  const failure = failureOf(list)
  if (failure) return labels.error({ side: failure, error: list.error as Error })
  if (isEmpty(list)) return labels.empty
  if (!list.data) return
  const { items, totalCount: total, isCursorLost } = list.data
  const loaded = labels.loaded({ shown: items.length, total })
  return isCursorLost ? `${labels.cursorLost} ${loaded}` : loaded
}
