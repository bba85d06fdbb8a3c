'use client'
import { forwardRef, type MouseEvent, type Ref } from 'react'

import { useFormatMoney } from '../../hooks/use-money.js'
import { useStorefront } from '../../hooks/use-storefront.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { getAcceptedChange } from '../check/accept-line.js'
import { useCartLabels, useLine } from './root-context.js'
import { useMoveFocus } from './use-move-focus.js'
import { useLineButton } from './use-server-page.js'

/** State of `<Cart.Accept>`, written as `data-*` attributes. */
export interface CartAcceptState {
  /** The first issue, such as `priceChanged`. */
  readonly issue: string | undefined
}

/** Props of `<Cart.Accept>`, which renders a `<button>`. */
export type CartAcceptProps = PartProps<'button', CartAcceptState>

/**
 * Accepts what the store says about the line: takes the price, lowers the quantity, or removes the line. Moves the focus to
 * the next `Accept`, else to the cart, and `Cart.Status` announces it. Renders a `<button>`, or nothing if there is nothing
 * to accept.
 */
export const CartAccept = forwardRef(function CartAccept(
  props: CartAcceptProps,
  ref: Ref<HTMLButtonElement>,
) {
  const moveFocus = useMoveFocus('accept')
  const line = useLine()
  const labels = useCartLabels()
  const format = useFormatMoney()
  const { currency } = useStorefront()
  const change = getAcceptedChange(line, currency)
  const quantity = change?.quantity ?? line.quantity
  const onClick = (event: MouseEvent<HTMLElement>) => {
    moveFocus(event.currentTarget, quantity === 0)
    line.accept()
  }
  const { seen, price, issues } = line
  const button = useLineButton({ quantity, seenPrice: price, seenCurrency: currency }, onClick)
  const element = usePart({
    tag: 'button',
    props,
    ref,
    state: { issue: issues[0]?.type },
    ownProps: {
      ...button,
      'data-cart-accept': '',
      children: labels.accept({ name: seen.name, quantity, price, issues, format }),
    },
  })
  return change ? element : null
})
