'use client'
import { forwardRef, useRef, useState, type ForwardedRef, type MouseEvent, type ReactElement } from 'react'

import type { PageParam } from '../../queries/list/list-query-data.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { cursorOf, isFetching, pausedOf, sideOf, type ListSide, type Paging } from '../state/list-state.js'
import { useProductList, useProductListStore } from '../state/product-list-context.js'

/** State of `<ProductList.Next>`, written as `data-*` attributes. */
export interface ProductListNextState {
  readonly side: 'previous' | 'next'
  readonly paging: Paging
  /** Whether the page on this side is loading. */
  readonly busy: boolean
  /** Whether that page waits for the browser to be online again. */
  readonly paused: boolean
}

/** Props of `<ProductList.Next>`, which renders a `<button>`, or an `<a>` with `getPageHref`. */
export type ProductListNextProps = PartProps<'button', ProductListNextState>

/** Loads the next page. Renders a `<button>`, or an `<a>` with `getPageHref`; nothing without a next page. */
export const ProductListNext = /* @__PURE__ */ forwardRef<HTMLElement, ProductListNextProps>(
  function ProductListNext(props, ref) {
    return usePageControl('next', props, ref)
  },
)

/** State of `<ProductList.Previous>`, written as `data-*` attributes. */
export type ProductListPreviousState = ProductListNextState

/** Props of `<ProductList.Previous>`, which renders a `<button>`, or an `<a>` with `getPageHref`. */
export type ProductListPreviousProps = PartProps<'button', ProductListPreviousState>

/** Loads the previous page. Renders a `<button>`, or an `<a>` with `getPageHref`; nothing without a previous page. */
export const ProductListPrevious = /* @__PURE__ */ forwardRef<HTMLElement, ProductListPreviousProps>(
  function ProductListPrevious(props, ref) {
    return usePageControl('previous', props, ref)
  },
)

function usePageControl(
  side: ListSide,
  props: PartProps<'button', ProductListNextState>,
  ref: ForwardedRef<HTMLElement>,
): ReactElement | null {
  const { list, paging, auto, labels, getPageHref, onPageChange } = useProductList()
  const { loadPage } = useProductListStore()
  const { exists, isBusy: isLoading, param } = sideOf(list, side)
  // A press can wait in the queue of the list for another load. Until then TanStack's result says nothing of the press.
  const [queuedParam, setQueuedParam] = useState<PageParam>()
  const isPaused = pausedOf(list) === side
  const isBusy = isLoading || (!isPaused && queuedParam !== undefined && queuedParam === param)
  const href = param && getPageHref?.(cursorOf(param))
  const isLink = href !== undefined
  const elementRef = useRef<HTMLElement>(null)
  const onClick = (event: MouseEvent) => {
    if (isLink && isModifiedClick(event)) return
    const isNavigation = isLink && paging === 'pages' && !onPageChange
    if (!isNavigation) event.preventDefault()
    if (!isNavigation && isBusy) return
    const isQueued = isFetching(list)
    const loading = loadPage(side, isNavigation)
    if (!loading || !isQueued) return
    setQueuedParam(param)
    // TanStack reports the page one task later. A render before that would show the new control next to the old rows, and a
    // button that goes away then moves the rows.
    void loading.then(() => setTimeout(() => setQueuedParam(undefined)))
  }
  const element = usePart({
    tag: isLink ? 'a' : 'button',
    props,
    ref: [ref, elementRef],
    state: { side, paging, busy: isBusy, paused: isPaused },
    ownProps: {
      ...(isLink ? { href, rel: side === 'next' ? 'next' : 'prev' } : { type: 'button' }),
      // Not `disabled`, because a disabled button loses the focus.
      'aria-disabled': isBusy || undefined,
      onClick,
      children: labels[side]({ paging }),
    },
  })
  if (!exists) return null
  return (
    <>
      {element}
      {auto && <auto.PageLoader side={side} elementRef={elementRef} />}
    </>
  )
}

/** The browser opens such a click in a new tab or window, or downloads the link. */
function isModifiedClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
