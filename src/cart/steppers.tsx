'use client'
import { forwardRef, type ReactElement, type Ref } from 'react'

import { usePart, type PartProps } from '../parts/use-part.js'
import { useCartLabels, useLine } from './root-context.js'
import { useStep } from './use-step.js'

/** State of `<Cart.Increment>` and `<Cart.Decrement>`, written as `data-*` attributes. */
export interface CartStepperState extends Record<string, unknown> {
  readonly disabled: boolean
}

/** Props of `<Cart.Increment>` and `<Cart.Decrement>`, which render a `<button>`. */
export type CartStepperProps = PartProps<'button', CartStepperState>

/** One unit more. `aria-disabled` at the highest quantity, so that it keeps the focus. Renders a `<button>`. */
export const CartIncrement = forwardRef(function CartIncrement(
  props: CartStepperProps,
  ref: Ref<HTMLButtonElement>,
) {
  return useStepper(1, props, ref)
})

/** One unit less. `aria-disabled` at 1, so that it keeps the focus. Renders a `<button>`. */
export const CartDecrement = forwardRef(function CartDecrement(
  props: CartStepperProps,
  ref: Ref<HTMLButtonElement>,
) {
  return useStepper(-1, props, ref)
})

function useStepper(by: 1 | -1, props: CartStepperProps, ref: Ref<HTMLButtonElement>): ReactElement {
  const { seen } = useLine()
  const labels = useCartLabels()
  const step = useStep()
  const disabled = !step.canStep(by)
  return usePart(
    'button',
    props,
    ref,
    { disabled },
    {
      type: 'button',
      'aria-label': labels[by === 1 ? 'increment' : 'decrement']({ name: seen.name }),
      'aria-disabled': disabled || undefined,
      onClick: () => step.by(by),
      children: by === 1 ? '+' : '−',
    },
  )
}
