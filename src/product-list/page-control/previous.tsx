'use client'
import { forwardRef } from 'react'

import { usePageControl, type PageControlProps } from './use-page-control.js'

/** Loads the previous page. Renders a `<button>`, or an `<a>` with `getPageHref`; nothing without a previous page. */
export const ProductListPrevious = forwardRef<HTMLElement, PageControlProps>(
  function ProductListPrevious(props, ref) {
    return usePageControl('previous', props, ref)
  },
)
