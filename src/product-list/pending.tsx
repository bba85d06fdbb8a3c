'use client'
import { forwardRef } from 'react'

import { usePart, type PartProps } from '../parts/use-part.js'
import { loadingOf } from './state/list-state.js'
import { useProductList } from './state/product-list-context.js'

/** State of `<ProductList.Pending>`, written as `data-*` attributes. */
export interface ProductListPendingState {
  readonly side: 'initial' | 'previous' | 'next'
}

/** Props of `<ProductList.Pending>`, which renders a `<div>`. */
export interface ProductListPendingProps extends PartProps<'div', ProductListPendingState> {
  /** The load to show. Default `'initial'`: the first page. */
  readonly side?: 'initial' | 'previous' | 'next' | undefined
}

/** Shown while a page loads, e.g. a skeleton. Renders a `<div>`. */
export const ProductListPending = forwardRef<HTMLDivElement, ProductListPendingProps>(
  function ProductListPending({ side = 'initial', ...props }, ref) {
    const { list, labels } = useProductList()
    const element = usePart({
      tag: 'div',
      props,
      ref,
      state: { side },
      ownProps: { children: labels.loading({ side }) },
    })
    return loadingOf(list) === side ? element : null
  },
)
