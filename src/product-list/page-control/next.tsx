'use client'
import { forwardRef } from 'react'

import { usePageControl, type PageControlProps } from './use-page-control.js'

/** Loads the next page. Renders a `<button>`, or an `<a>` with `getPageHref`; nothing without a next page. */
export const ProductListNext = forwardRef<HTMLElement, PageControlProps>(
  function ProductListNext(props, ref) {
    return usePageControl('next', props, ref)
  },
)
