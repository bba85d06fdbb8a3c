'use client'
import { forwardRef, type ReactElement, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { anyQuantity } from '../state/quantity-rule.js'
import { useCartLabels, useLine } from './root-context.js'
import { useLineButton } from './use-server-page.js'
import { useStep } from './use-step.js'

/** State of `<Cart.Increment>`, written as `data-*` attributes. */
export interface CartIncrementState {
  readonly disabled: boolean
}

/** Props of `<Cart.Increment>`, which renders a `<button>`. */
export type CartIncrementProps = PartProps<'button', CartIncrementState>

/** The next quantity that the store's rule allows, from what was typed. `aria-disabled` at the highest quantity, so that it keeps the focus. Renders a `<button>`. */
export const CartIncrement = forwardRef(function CartIncrement(
  props: CartIncrementProps,
  ref: Ref<HTMLButtonElement>,
) {
  return useStepper(1, props, ref)
})

/** State of `<Cart.Decrement>`, written as `data-*` attributes. */
export type CartDecrementState = CartIncrementState

/** Props of `<Cart.Decrement>`, which renders a `<button>`. */
export type CartDecrementProps = PartProps<'button', CartDecrementState>

/** The previous quantity that the store's rule allows. `aria-disabled` at the lowest, so that it keeps the focus. Renders a `<button>`. */
export const CartDecrement = forwardRef(function CartDecrement(
  props: CartDecrementProps,
  ref: Ref<HTMLButtonElement>,
) {
  return useStepper(-1, props, ref)
})

function useStepper(by: 1 | -1, props: CartIncrementProps, ref: Ref<HTMLButtonElement>): ReactElement {
  const { seen, quantityRule } = useLine()
  const labels = useCartLabels()
  const step = useStep()
  const disabled = !step.canStep(by)
  const button = useLineButton({ by, ...(quantityRule !== anyQuantity && { rule: quantityRule }) }, () =>
    step.by(by),
  )
  return usePart({
    tag: 'button',
    props,
    ref,
    state: { disabled },
    ownProps: {
      ...button,
      'aria-label': labels[by === 1 ? 'increment' : 'decrement']({ name: seen.name }),
      'aria-disabled': disabled || undefined,
      children: by === 1 ? '+' : '−',
    },
  })
}
