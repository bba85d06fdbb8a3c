'use client'
import { forwardRef, useContext, useState, type MouseEvent, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { StorefrontContext } from '../../provider/storefront-context.js'
import { ADD_LABEL } from './add-label.js'
import type { CartResult } from '../state/cart-types.js'
import { CART_LINE_FIELD } from '../state/checkout-lines.js'
import { useCart } from '../hooks/use-cart.js'
import type { CartAddInput } from '../state/cart-line.js'

/** State of `<Cart.Add>`, written as `data-*` attributes. */
export interface CartAddState {
  /** Whether the last click added something. */
  readonly added: boolean
  /** Why the last click added less than requested. */
  readonly reason: string | undefined
}

/** Props of `<Cart.Add>`, which renders a `<button>`. */
export type CartAddProps = PartProps<'button', CartAddState> & {
  /** The product that contains the variant. */
  readonly product: CartAddInput['product']
  /** The selected variant; `null` lets the form's validation name the missing option. */
  readonly variant: CartAddInput['variant'] | null | undefined
  /** The units to add. Default 1. */
  readonly quantity?: number | undefined
  /** What the shopper entered, such as an engraving. Other properties make a line of their own. */
  readonly properties?: CartAddInput['properties'] | undefined
  /** Called after each click that had a variant. */
  readonly onAdd?: ((result: CartResult) => void) | undefined
}

/**
 * Adds the variant without a request. Before hydration it submits its form, which carries the line in `cart-line`;
 * `readCartForm` reads it on the server. Renders a `<button type="submit">`.
 */
export const CartAdd = forwardRef(function CartAdd(
  { product, variant, quantity = 1, properties, onAdd, ...props }: CartAddProps,
  ref: Ref<HTMLButtonElement>,
) {
  // Not `useCartLabels`: a page with this button alone needs no other label.
  const settings = useContext(StorefrontContext)
  const label = settings?.labels?.cart?.add ?? ADD_LABEL
  const add = useCart((cart) => cart.add)
  const [result, setResult] = useState<CartResult>()
  const onClick = (event: MouseEvent) => {
    if (!variant) return
    event.preventDefault()
    const next = add({ product, variant, quantity, properties })
    setResult(next)
    onAdd?.(next)
  }
  return usePart({
    tag: 'button',
    props,
    ref,
    state: { added: (result?.added ?? 0) > 0, reason: result?.reason },
    ownProps: {
      type: 'submit',
      ...(variant && {
        name: CART_LINE_FIELD,
        value: JSON.stringify({
          productId: product.id,
          variantId: variant.id,
          quantity,
          properties,
          seenPrice: variant.price,
          seenCurrency: settings?.currency,
        }),
      }),
      onClick,
      children: label,
    },
  })
})
