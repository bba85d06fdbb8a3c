'use client'
import { forwardRef } from 'react'

import { PageControl, type PageControlProps } from './page-control.js'

/**
 * Loads the next page. Renders a `<button>`, or an `<a>` when the root has `getPageHref`; nothing when there is no
 * next page.
 */
export const ProductListNext = forwardRef<HTMLElement, PageControlProps>(
  function ProductListNext(props, ref) {
    return <PageControl {...props} side="next" ref={ref} />
  },
)
