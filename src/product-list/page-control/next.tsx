'use client'
import { forwardRef } from 'react'

import type { PartProps } from '../../parts/use-part.js'
import { usePageControl, type ProductListNextState } from './use-page-control.js'

export type { ProductListNextState } from './use-page-control.js'

/** Props of `<ProductList.Next>`, which renders a `<button>`, or an `<a>` with `getPageHref`. */
export type ProductListNextProps = PartProps<'button', ProductListNextState>

/** Loads the next page. Renders a `<button>`, or an `<a>` with `getPageHref`; nothing without a next page. */
export const ProductListNext = forwardRef<HTMLElement, ProductListNextProps>(
  function ProductListNext(props, ref) {
    return usePageControl('next', props, ref)
  },
)
