'use client'
import { forwardRef, useContext, useState, type MouseEvent, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { StorefrontContext } from '../../provider/storefront-context.js'
import { ADD_LABEL } from './add-label.js'
import type { CartResult } from '../state/cart-types.js'
import { CART_LINE_FIELD } from '../state/checkout-fields.js'
import { mergeRules } from '../../core/client/store-rules.js'
import { linesOf } from '../state/lines-of.js'
import { getRuleIssue, isUnits, readQuantityRule } from '../state/quantity-rule.js'
import { useCartContext } from '../hooks/cart-context.js'
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
  /** The units to add. Default: as few as the store's quantity rule allows, which is 1 without a rule. */
  readonly quantity?: number | undefined
  /** What the shopper entered, such as an engraving. Other properties make a line of their own. */
  readonly properties?: CartAddInput['properties'] | undefined
  /** Called after each click that had a variant. */
  readonly onAdd?: ((result: CartResult) => void) | undefined
}

/**
 * Adds the variant without a request. A quantity that the store's rule forbids adds nothing: `Cart.Status` announces the
 * rule, and `onAdd` receives it. Before hydration it submits its form, which carries the line in `cart-line`;
 * `readCartForm` reads it on the server. Renders a `<button type="submit">`.
 */
export const CartAdd = forwardRef(function CartAdd(
  { product, variant, quantity, properties, onAdd, ...props }: CartAddProps,
  ref: Ref<HTMLButtonElement>,
) {
  // Not `useCartLabels`: a page with this button alone needs no other label.
  const settings = useContext(StorefrontContext)
  const label = settings?.labels?.cart?.add ?? ADD_LABEL
  const { cart, note, getState } = useCartContext()
  const getRule = () =>
    readQuantityRule(mergeRules(linesOf(cart).ownRules, settings), product, variant ?? undefined)
  const [result, setResult] = useState<CartResult>()
  const onClick = (event: MouseEvent) => {
    if (!variant) return
    event.preventDefault()
    let next: CartResult
    // An empty field of the app is 0 or NaN, and the shopper's to mend.
    if (quantity === undefined || isUnits(quantity))
      next = getState().add({ product, variant, quantity, properties })
    else {
      const issue = getRuleIssue(quantity, getRule())
      next = { line: undefined, added: 0, requested: quantity, reason: 'quantityRule', issue }
      note({ reason: next.reason, issue })
    }
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
          quantity: quantity ?? getRule().min,
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
