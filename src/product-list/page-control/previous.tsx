'use client'
import { forwardRef } from 'react'

import { PageControl, type PageControlProps } from './page-control.js'

/**
 * Loads the previous page. Renders a `<button>`, or an `<a>` when the root has `getPageHref`; nothing when there is
 * no previous page.
 */
export const ProductListPrevious = forwardRef<HTMLElement, PageControlProps>(
  function ProductListPrevious(props, ref) {
    return <PageControl {...props} side="previous" ref={ref} />
  },
)
