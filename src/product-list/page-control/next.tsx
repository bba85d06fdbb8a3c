'use client'
import { forwardRef } from 'react'

import { PageControl, type PageControlProps } from './page-control.js'

/**
 * Loads the page after the loaded ones. Renders a `<button>`, or an `<a>` where the root has `getPageHref`;
 * nothing while there is no such page.
 */
export const ProductListNext = forwardRef<HTMLElement, PageControlProps>(
  function ProductListNext(props, ref) {
    return <PageControl {...props} side="next" ref={ref} />
  },
)
