'use client'
import { forwardRef } from 'react'

import { usePageControl, type PageControlProps } from './use-page-control.js'

/**
 * Loads the next page. Renders a `<button>`, or an `<a>` when the root has `getPageHref`; nothing when there is no
 * next page.
 */
export const ProductListNext = forwardRef<HTMLElement, PageControlProps>(
  function ProductListNext(props, ref) {
    return usePageControl('next', props, ref)
  },
)
