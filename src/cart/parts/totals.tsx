'use client'
import { forwardRef, type Ref } from 'react'

import { compareAmounts } from '../../core/money/compare-amounts.js'
import { useFormatMoney } from '../../hooks/use-money.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { useRootValue } from './root-context.js'

/** State of `<Cart.Subtotal>`, written as `data-*` attributes. */
export interface CartSubtotalState {
  /** Whether a price is the one that the shopper saw, because the store's is not known. */
  readonly estimate: boolean
}

/** Props of `<Cart.Subtotal>`, which renders a `<span>`. */
export type CartSubtotalProps = PartProps<'span', CartSubtotalState>

/**
 * The exact total, without sold-out and gone lines. It has no text while the lines are not known: on a server and while
 * hydrating, without `initialLines`. Renders a `<span>`.
 */
export const CartSubtotal = forwardRef(function CartSubtotal(
  props: CartSubtotalProps,
  ref: Ref<HTMLSpanElement>,
) {
  return useTotal('subtotal', props, ref)
})

/** State of `<Cart.Savings>`, written as `data-*` attributes. */
export type CartSavingsState = CartSubtotalState

/** Props of `<Cart.Savings>`, which renders a `<span>`. */
export type CartSavingsProps = PartProps<'span', CartSavingsState>

/** What sales save, exactly. Renders a `<span>`, or nothing if they save nothing. */
export const CartSavings = forwardRef(function CartSavings(
  props: CartSavingsProps,
  ref: Ref<HTMLSpanElement>,
) {
  const element = useTotal('savings', props, ref)
  const savings = useRootValue((live) => live.savings)
  return compareAmounts(savings, '0') > 0 ? element : null
})

function useTotal(kind: 'subtotal' | 'savings', props: CartSubtotalProps, ref: Ref<HTMLSpanElement>) {
  const amount = useRootValue((live) => live[kind])
  const estimate = useRootValue((live) => live.lines.some(({ isEstimate }) => isEstimate))
  const isUnknown = useRootValue(({ status, lines }) => status === 'hydrating' && lines.length === 0)
  const format = useFormatMoney()
  return usePart({
    tag: 'span',
    props,
    ref,
    state: { estimate },
    ownProps: { children: isUnknown ? undefined : <bdi>{format(amount)}</bdi> },
  })
}
