'use client'
import { forwardRef, type MouseEvent, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { useCartLabels, useCartRoot, useLine } from './root-context.js'
import { useMoveFocus } from './use-move-focus.js'
import { useLineButton } from './use-server-page.js'

/** State of `<Cart.Remove>`. */
export type CartRemoveState = object

/** Props of `<Cart.Remove>`, which renders a `<button>`. */
export type CartRemoveProps = PartProps<'button', CartRemoveState>

/** Removes the line, and moves the focus to the next `Remove`, else the previous one, else the cart. A `<button>`. */
export const CartRemove = forwardRef(function CartRemove(
  props: CartRemoveProps,
  ref: Ref<HTMLButtonElement>,
) {
  const { get } = useCartRoot()
  const moveFocus = useMoveFocus('remove')
  const { id, seen } = useLine()
  const labels = useCartLabels()
  const onClick = (event: MouseEvent<HTMLElement>) => {
    moveFocus(event.currentTarget, true)
    get().remove(id)
  }
  const button = useLineButton({ quantity: 0 }, onClick)
  return usePart({
    tag: 'button',
    props,
    ref,
    ownProps: {
      ...button,
      'data-cart-remove': '',
      'aria-label': labels.remove({ name: seen.name }),
      children: '×',
    },
  })
})
