'use client'
import { forwardRef } from 'react'

import type { PartProps } from '../../parts/use-part.js'
import { usePageControl, type ProductListNextState } from './use-page-control.js'

/** State of `<ProductList.Previous>`, written as `data-*` attributes. */
export type ProductListPreviousState = ProductListNextState

/** Props of `<ProductList.Previous>`, which renders a `<button>`, or an `<a>` with `getPageHref`. */
export type ProductListPreviousProps = PartProps<'button', ProductListPreviousState>

/** Loads the previous page. Renders a `<button>`, or an `<a>` with `getPageHref`; nothing without a previous page. */
export const ProductListPrevious = forwardRef<HTMLElement, ProductListPreviousProps>(
  function ProductListPrevious(props, ref) {
    return usePageControl('previous', props, ref)
  },
)
