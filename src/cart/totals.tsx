'use client'
import { forwardRef, type Ref } from 'react'

import { compareAmounts } from '../core/money/compare-amounts.js'
import { useMoney } from '../hooks/use-money.js'
import { usePart, type PartProps } from '../parts/use-part.js'
import { useRootValue } from './root-context.js'

/** State of `<Cart.Subtotal>` and `<Cart.Savings>`, written as `data-*` attributes. */
export interface CartTotalState extends Record<string, unknown> {
  /** Whether a price is the one that the shopper saw, because the store's is not known. */
  readonly estimate: boolean
}

/** Props of `<Cart.Subtotal>` and `<Cart.Savings>`, which render a `<span>`. */
export type CartTotalProps = PartProps<'span', CartTotalState>

/** The exact total, without sold-out and gone lines. Renders a `<span>`. */
export const CartSubtotal = forwardRef(function CartSubtotal(
  props: CartTotalProps,
  ref: Ref<HTMLSpanElement>,
) {
  return useTotal('subtotal', props, ref)
})

/** What sales save, exactly. Renders a `<span>`, or nothing if they save nothing. */
export const CartSavings = forwardRef(function CartSavings(props: CartTotalProps, ref: Ref<HTMLSpanElement>) {
  const element = useTotal('savings', props, ref)
  const savings = useRootValue((live) => live.savings)
  return compareAmounts(savings, '0') > 0 ? element : null
})

function useTotal(kind: 'subtotal' | 'savings', props: CartTotalProps, ref: Ref<HTMLSpanElement>) {
  const amount = useRootValue((live) => live[kind])
  const estimate = useRootValue((live) => live.lines.some(({ isEstimate }) => isEstimate))
  const { format } = useMoney()
  return usePart('span', props, ref, { estimate }, { children: <bdi>{format(amount)}</bdi> })
}
