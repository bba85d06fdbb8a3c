'use client'
import { forwardRef, useState, type KeyboardEvent, type Ref } from 'react'

import { usePart, type PartProps } from '../../parts/use-part.js'
import { useCartLabels, useLine } from './root-context.js'
import { useStep } from './use-step.js'
import { useCart } from '../hooks/use-cart.js'

/** State of `<Cart.Quantity>`, written as `data-*` attributes. */
export interface CartQuantityState {
  /** Whether the text differs from the cart's quantity. */
  readonly dirty: boolean
}

/** Props of `<Cart.Quantity>`, which renders an `<input>`. */
export type CartQuantityProps = Omit<
  PartProps<'input', CartQuantityState>,
  'value' | 'defaultValue' | 'type' | 'children'
>

/**
 * The quantity of a line. Enter or leaving the field commits, Up and Down step, Escape or a text that is no quantity
 * restores. 0 removes the line. Renders an `<input>`.
 */
export const CartQuantity = forwardRef(function CartQuantity(
  props: CartQuantityProps,
  ref: Ref<HTMLInputElement>,
) {
  const line = useLine()
  const labels = useCartLabels()
  const setQuantity = useCart((cart) => cart.setQuantity)
  const step = useStep()
  const [draft, setDraft] = useState<string>()

  const commit = () => {
    setDraft(undefined)
    const quantity = /^\s*\d+\s*$/.test(draft ?? '') ? Number(draft) : NaN
    if (Number.isSafeInteger(quantity) && quantity !== line.quantity)
      setQuantity(line.id, quantity, { variant: line.variant })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDraft(undefined)
    else if (event.key === 'Enter') commit()
    else if (event.key === 'ArrowUp') step.by(1)
    else if (event.key === 'ArrowDown') step.by(-1)
    else return
    // Enter would submit the form around the cart, and the arrows would move the caret.
    if (event.key !== 'Escape') event.preventDefault()
    if (event.key.startsWith('Arrow')) setDraft(undefined)
  }
  return usePart({
    tag: 'input',
    props,
    ref,
    state: { dirty: draft !== undefined },
    ownProps: {
      type: 'text',
      inputMode: 'numeric',
      autoComplete: 'off',
      'aria-label': labels.quantity({ name: line.seen.name }),
      value: draft ?? String(line.quantity),
      onChange: (event: { target: { value: string } }) => setDraft(event.target.value),
      onBlur: commit,
      onKeyDown,
    },
  })
})
