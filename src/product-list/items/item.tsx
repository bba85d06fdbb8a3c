'use client'
import { createContext, forwardRef, useContext } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'

/** A primitive value: a row re-renders only when its id changes. */
export const ItemIdContext = createContext<string | undefined>(undefined)

export const FeedContext = createContext(false)

/** State of `<ProductList.Item>`, written as `data-*` attributes. */
export interface ProductListItemState {
  /** Whether the list loads pages automatically. */
  readonly feed: boolean
}

/** Props of `<ProductList.Item>`, which renders an `<li>`, or an `<article>` in a feed. */
export type ProductListItemProps = PartProps<'li', ProductListItemState>

/** One item. Renders a `<li>`; with `paging={autoPaging}`, an `<article>` that PageUp and PageDown reach. */
export const ProductListItem = forwardRef<HTMLElement, ProductListItemProps>(
  function ProductListItem(props, ref) {
    const id = useContext(ItemIdContext)
    const feed = useContext(FeedContext)
    return usePart({
      tag: feed ? 'article' : 'li',
      props,
      ref,
      state: { feed },
      ownProps: { 'data-item-id': id, tabIndex: feed ? 0 : undefined },
    })
  },
)
