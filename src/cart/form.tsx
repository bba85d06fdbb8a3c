'use client'
import { forwardRef, useRef, useState, type ReactNode, type Ref, type SyntheticEvent } from 'react'

import { useClientLayoutEffect } from '../dom/use-client-layout-effect.js'
import { usePart, type PartProps } from '../parts/use-part.js'
import { useCartRoot, useRootValue } from './root-context.js'
import {
  CART_LINE_FIELD,
  getCheckoutLines,
  toCheckoutLine,
  type CheckoutLine,
} from './state/checkout-lines.js'

/** State of `<Cart.Form>`, written as `data-*` attributes. */
export interface CartFormState extends Record<string, unknown> {
  /** Whether the lines are being checked after a submit. */
  readonly checking: boolean
}

/** Props of `<Cart.Form>`, which renders a `<form>`. */
export type CartFormProps = Omit<PartProps<'form', CartFormState>, 'children'> & {
  readonly children?: ReactNode
  /** Receives the checked lines instead of the form's `action`. */
  readonly onCheckout?: ((lines: readonly CheckoutLine[]) => void) | undefined
}

/**
 * Checks every line on submit. An issue stops the submit and takes the focus; a store that cannot be reached does not,
 * because the server checks again. Posts each line as JSON in a field `cart-line`. Renders a `<form>`.
 */
export const CartForm = forwardRef(function CartForm(
  { children, onCheckout, ...props }: CartFormProps,
  ref: Ref<HTMLFormElement>,
) {
  const { get, rootRef } = useCartRoot()
  const lines = useRootValue((live) => live.lines)
  const [checking, setChecking] = useState(false)

  const focusIssueRef = useRef(false)

  // TanStack notifies of the checked products later, so wait for the commit that shows an issue.
  useClientLayoutEffect(() => {
    const issue = focusIssueRef.current && rootRef.current?.querySelector<HTMLElement>('[data-cart-issue]')
    if (!issue) return
    focusIssueRef.current = false
    issue.focus()
  })

  const submit = async (form: HTMLFormElement) => {
    setChecking(true)
    const checked = await get().check()
    setChecking(false)
    const hasIssue = checked.lines.some(({ issues }) => issues.some(({ type }) => type !== 'unknown'))
    if (hasIssue) focusIssueRef.current = true
    else if (onCheckout) onCheckout(getCheckoutLines(get()))
    else form.submit()
  }
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!checking && get().lines.length > 0) void submit(event.currentTarget)
  }
  return usePart(
    'form',
    props,
    ref,
    { checking },
    {
      method: 'post',
      'aria-busy': checking || undefined,
      onSubmit,
      children: (
        <>
          {children}
          {lines.map((line) => (
            <input
              key={line.id}
              type="hidden"
              name={CART_LINE_FIELD}
              value={JSON.stringify(toCheckoutLine(line))}
            />
          ))}
        </>
      ),
    },
  )
})
