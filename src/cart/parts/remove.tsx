'use client'
import { forwardRef, type MouseEvent, type Ref } from 'react'

import { forceFocus, takeFocus } from '../../dom/focus.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { useCartLabels, useCartRoot, useLine } from './root-context.js'
import { useCart } from '../hooks/use-cart.js'
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
  const { rootRef, focusEmptyRef, get } = useCartRoot()
  const { id, seen } = useLine()
  const labels = useCartLabels()
  const remove = useCart((cart) => cart.remove)
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const buttons = [...(rootRef.current?.querySelectorAll<HTMLElement>('[data-cart-remove]') ?? [])]
    const index = buttons.indexOf(event.currentTarget)
    const next = buttons[index + 1] ?? buttons[index - 1]
    // Before the removal: a removed element would pass the focus to the body.
    if (next) takeFocus(next)
    else if (rootRef.current && get().lines.length > 1) forceFocus(rootRef.current)
    else focusEmptyRef.current = true
    remove(id)
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
