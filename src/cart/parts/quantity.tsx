'use client'
import { forwardRef, useEffect, useRef, type FocusEvent, type KeyboardEvent, type Ref } from 'react'

import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { getDraftIssue } from '../drafts/quantity-drafts.js'
import { readQuantity } from '../state/read-quantity.js'
import { useCartContext } from '../hooks/cart-context.js'
import { getQuantityField } from '../state/line-change.js'
import { useCartLabels, useCartRoot, useLine } from './root-context.js'
import { useIsServerPage } from './use-server-page.js'
import { useStep } from './use-step.js'

/** State of `<Cart.Quantity>`, written as `data-*` attributes. */
export interface CartQuantityState {
  /** Whether the text differs from the cart's quantity. */
  readonly dirty: boolean
  /** Whether the shopper left the field with a text that the cart cannot take. */
  readonly invalid: boolean
}

/** Props of `<Cart.Quantity>`, which renders an `<input>`. */
export type CartQuantityProps = Omit<
  PartProps<'input', CartQuantityState>,
  'value' | 'defaultValue' | 'type' | 'children'
>

/**
 * The quantity of a line. Enter or leaving the field commits, Up and Down step, Escape restores. 0 removes the line. A text
 * that is not a quantity, or too much, stays in the field as an issue of the line, which stops a checkout. Without scripts,
 * `updateAction` of the root reads the field. Renders an `<input>`.
 */
export const CartQuantity = forwardRef(function CartQuantity(
  props: CartQuantityProps,
  ref: Ref<HTMLInputElement>,
) {
  const line = useLine()
  const { get, getIssueId, updateAction } = useCartRoot()
  const isServerPage = useIsServerPage()
  const { cart, note } = useCartContext()
  const labels = useCartLabels()
  const { drafts, draft, getDraft, by: step } = useStep()
  const { id } = line
  const limit = cart.limits.quantity
  const invalid = draft?.leftText !== undefined && getDraftIssue(draft.text, line, limit) !== undefined

  /** `isPressing`: a button is being pressed, and a text that appears could move it away from the pointer. */
  const commit = (isPressing = false) => {
    const typed = getDraft()
    // The cart does not have the lines of the server's page yet.
    if (!typed || get().status === 'hydrating') return
    const issue = getDraftIssue(typed.text, line, limit)
    if (!issue) {
      drafts.set(id, undefined)
      const quantity = readQuantity(typed.text)
      // Without the stock: another field can have taken it since, and nothing may lower what was typed.
      if (quantity !== undefined && quantity !== line.quantity) get().setQuantity(id, quantity)
    } else if (!isPressing && typed.leftText !== typed.text) {
      drafts.set(id, { ...typed, leftText: typed.text })
      note({ reason: undefined, issue })
    }
  }
  const commitRef = useRef(commit)
  useClientLayoutEffect(() => void (commitRef.current = commit))
  // A field that is gone shows nothing that could be ordered.
  useEffect(() => () => drafts.set(id, undefined), [drafts, id])

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (key === 'Escape') drafts.set(id, undefined)
    const by = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : undefined
    if (!by && key !== 'Enter') return
    // Enter would submit the form around the cart, and the arrows would move the caret.
    event.preventDefault()
    if (by) step(by)
    else commit()
  }
  return usePart({
    tag: 'input',
    props,
    ref,
    state: { dirty: draft !== undefined, invalid },
    ownProps: {
      type: 'text',
      inputMode: 'numeric',
      autoComplete: 'off',
      'data-cart-quantity': '',
      'aria-label': labels.quantity({ name: line.seen.name }),
      'aria-invalid': invalid || undefined,
      'aria-describedby': invalid ? getIssueId(id) : undefined,
      value: draft?.text ?? String(line.quantity),
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        drafts.set(id, { ...getDraft(), text: target.value, commit: () => commitRef.current() }),
      // The submit of the form commits every field.
      onBlur: ({ relatedTarget }: FocusEvent) =>
        commit((relatedTarget as Partial<HTMLButtonElement> | null)?.type === 'submit'),
      onKeyDown,
      ...(isServerPage &&
        (updateAction === undefined
          ? { readOnly: true }
          : {
              name: getQuantityField(id),
              required: true,
              pattern: `\\s*\\p{Nd}{1,${String(limit).length}}\\s*`,
            })),
    },
  })
})
