'use client'
import { forwardRef } from 'react'

import { usePart, type PartProps } from '../parts/use-part.js'
import { isEmpty } from './state/list-state.js'
import { useProductList } from './state/product-list-context.js'

/** State of `<ProductList.Empty>`, written as `data-*` attributes. */
export type ProductListEmptyState = object

/** Props of `<ProductList.Empty>`, which renders a `<div>`. */
export type ProductListEmptyProps = PartProps<'div', ProductListEmptyState>

/** Shown when the list has no items. Renders a `<div>`. */
export const ProductListEmpty = forwardRef<HTMLDivElement, ProductListEmptyProps>(
  function ProductListEmpty(props, ref) {
    const { list, labels } = useProductList()
    const element = usePart({ tag: 'div', props, ref, ownProps: { children: labels.empty } })
    return isEmpty(list) ? element : null
  },
)
