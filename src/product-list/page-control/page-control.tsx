'use client'
import { forwardRef, useRef, type MouseEvent } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { useAutoLoad } from '../auto/use-auto-load.js'
import { useGoesUp } from '../auto/use-goes-up.js'
import { cursorOf, failureOf, sideOf, type ListSide, type Paging } from '../state/list-state.js'
import { useProductList } from '../state/product-list-context.js'

export interface PageControlState extends Record<string, unknown> {
  readonly side: ListSide
  readonly paging: Paging
  /** Its page is being loaded. */
  readonly busy: boolean
}

export type PageControlProps = PartProps<'button', PageControlState>

/** What Next and Previous are, each for its side. */
export const PageControl = forwardRef<HTMLElement, PageControlProps & { readonly side: ListSide }>(
  function PageControl({ side, ...props }, ref) {
    const { list, paging, labels, getPageHref, onPageChange, go, opening } = useProductList()
    const { exists, isBusy, param } = sideOf(list, side)
    const href = param && getPageHref?.(cursorOf(param))
    const isLink = href !== undefined
    const elementRef = useRef<HTMLElement>(null)
    const isAuto = paging === 'auto'
    const goesThere = useGoesUp(opening.listKey, isAuto) === (side === 'previous')
    const isArmed = isAuto && exists && goesThere && !list.isFetching && failureOf(list) !== side
    useAutoLoad(elementRef, isArmed ? param : undefined, side)
    const onClick = (event: MouseEvent) => {
      if (isLink && opensElsewhere(event)) return
      const byLink = isLink && paging === 'pages' && !onPageChange
      if (!byLink) event.preventDefault()
      if (byLink || !isBusy) go(side, byLink)
    }
    const element = usePart(
      isLink ? 'a' : 'button',
      props,
      [ref, elementRef],
      { side, paging, busy: isBusy },
      {
        ...(isLink ? { href, rel: side === 'next' ? 'next' : 'prev' } : { type: 'button' }),
        // Not `disabled`, which would take the focus away.
        'aria-disabled': isBusy || undefined,
        onClick,
        children: labels[side]({ paging }),
      },
    )
    return exists ? element : null
  },
)

/** In another tab or window, or as a download: the browser's to do. */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
