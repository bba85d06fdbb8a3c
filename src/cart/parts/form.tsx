'use client'
import { forwardRef, useRef, useState, type ReactNode, type Ref, type SyntheticEvent } from 'react'

import { useClientLayoutEffect } from '../../dom/use-client-layout-effect.js'
import { usePart, type PartProps } from '../../parts/use-part.js'
import { CART_LINE_FIELD, getCheckoutLines, type CheckoutLine } from '../state/checkout-lines.js'
import { useCheckedLines } from '../hooks/use-checked-lines.js'
import { useCartRoot, useRootValue } from './root-context.js'

/** State of `<Cart.Form>`, written as `data-*` attributes. */
export interface CartFormState {
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
 * Checks every line on submit, and hands over exactly the checked lines: if the cart changes during the check, it is checked
 * again. An issue stops the submit and takes the focus; a store that cannot be reached does not, because the server checks
 * again. Posts each line as JSON in a field `cart-line`. Renders a `<form>`, or nothing without lines.
 */
export const CartForm = forwardRef(function CartForm(
  { children, onCheckout, ...props }: CartFormProps,
  ref: Ref<HTMLFormElement>,
) {
  const { get, rootRef } = useCartRoot()
  const lines = useRootValue((live) => live.lines)
  const getCheckedLines = useCheckedLines(get)
  const formRef = useRef<HTMLFormElement>(null)
  const isBusyRef = useRef(false)
  const [checking, setChecking] = useState(false)
  const [posted, setPosted] = useState<readonly CheckoutLine[]>()
  const focusIssueRef = useRef(false)

  // TanStack notifies of the checked products later, so wait for the commit that shows an issue.
  useClientLayoutEffect(() => {
    const issue =
      focusIssueRef.current &&
      rootRef.current?.querySelector<HTMLElement>('[data-cart-issue], [data-cart-quantity][data-invalid]')
    if (!issue) return
    focusIssueRef.current = false
    issue.focus()
  })

  // After the commit, so that the fields hold the checked lines.
  useClientLayoutEffect(() => {
    if (!posted) return
    formRef.current?.submit()
    setPosted(undefined)
  }, [posted])

  const submit = async () => {
    isBusyRef.current = true
    setChecking(true)
    try {
      const checked = await getCheckedLines()
      if (checked === 'issue') focusIssueRef.current = true
      else if (checked && onCheckout) onCheckout(checked)
      else if (checked) setPosted(checked)
    } finally {
      isBusyRef.current = false
      setChecking(false)
    }
  }
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    // The lines of the server's page are not in the cart yet: the server checks what it gave out.
    if (get().status === 'hydrating' && !onCheckout) return
    event.preventDefault()
    // A form can be submitted several times before React shows that it is busy.
    if (!isBusyRef.current) void submit()
  }
  const element = usePart({
    tag: 'form',
    props,
    ref: [formRef, ref],
    state: { checking },
    ownProps: {
      method: 'post',
      'aria-busy': checking || undefined,
      onSubmit,
      children: (
        <>
          {children}
          {(posted ?? getCheckoutLines({ lines })).map((line, index) => (
            <input key={index} type="hidden" name={CART_LINE_FIELD} value={JSON.stringify(line)} />
          ))}
        </>
      ),
    },
  })
  return lines.length > 0 ? element : null
})
