'use client'
import { useRef, type ForwardedRef, type MouseEvent, type ReactElement } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { useAutoLoad } from '../auto/use-auto-load.js'
import { cursorOf, sideOf, type ListSide, type Paging } from '../state/list-state.js'
import { useProductList, useProductListStore } from '../state/product-list-context.js'

/** State of `<ProductList.Next>` and `<ProductList.Previous>`, written as `data-*` attributes. */
export interface PageControlState extends Record<string, unknown> {
  readonly side: ListSide
  readonly paging: Paging
  /** Whether the page on this side is loading. */
  readonly busy: boolean
}

/** Props of `<ProductList.Next>` and `<ProductList.Previous>`, which render a `<button>`, or an `<a>` with `getPageHref`. */
export type PageControlProps = PartProps<'button', PageControlState>

export function usePageControl(
  side: ListSide,
  props: PageControlProps,
  ref: ForwardedRef<HTMLElement>,
): ReactElement | null {
  const context = useProductList()
  const { list, paging, labels, getPageHref, onPageChange } = context
  const { loadPage } = useProductListStore()
  const { exists, isBusy, param } = sideOf(list, side)
  const href = param && getPageHref?.(cursorOf(param))
  const isLink = href !== undefined
  const elementRef = useRef<HTMLElement>(null)
  useAutoLoad(elementRef, side, context)
  const onClick = (event: MouseEvent) => {
    if (isLink && isModifiedClick(event)) return
    const isNavigation = isLink && paging === 'pages' && !onPageChange
    if (!isNavigation) event.preventDefault()
    if (isNavigation || !isBusy) loadPage(side, isNavigation)
  }
  const element = usePart(
    isLink ? 'a' : 'button',
    props,
    [ref, elementRef],
    { side, paging, busy: isBusy },
    {
      ...(isLink ? { href, rel: side === 'next' ? 'next' : 'prev' } : { type: 'button' }),
      // Not `disabled`, because a disabled button loses the focus.
      'aria-disabled': isBusy || undefined,
      onClick,
      children: labels[side]({ paging }),
    },
  )
  return exists ? element : null
}

/** The browser opens such a click in a new tab or window, or downloads the link. */
function isModifiedClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
