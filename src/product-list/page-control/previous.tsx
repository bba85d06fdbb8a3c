'use client'
import { forwardRef } from 'react'

import { PageControl, type PageControlProps } from './page-control.js'

/**
 * Loads the page before the loaded ones. Renders a `<button>`, or an `<a>` where the root has `getPageHref`;
 * nothing while there is no such page.
 */
export const ProductListPrevious = forwardRef<HTMLElement, PageControlProps>(
  function ProductListPrevious(props, ref) {
    return <PageControl {...props} side="previous" ref={ref} />
  },
)
