'use client'
import { forwardRef, useRef, type ReactNode, type Ref, type SyntheticEvent } from 'react'

import { usePart, type PartProps } from '../../../parts/use-part.js'
import { CART_LINE_FIELD, CHECKOUT_ID_FIELD } from '../../state/checkout-fields.js'
import { getCheckoutLines, type CheckoutLine } from '../../state/checkout-lines.js'
import { CART_CHANGE_FIELD } from '../../state/line-change.js'
import { useCartLabels, useCartRoot, useRootValue } from '../root-context.js'
import { ActionStatus } from './action-status.js'
import { useCheckout } from './use-checkout.js'
import { useIsServerPage } from '../use-server-page.js'

/** State of `<Cart.Form>`, written as `data-*` attributes. */
export interface CartFormState {
  /** Whether a checkout is under way: the lines are being checked, or the order is being sent. */
  readonly checking: boolean
}

/** Props of `<Cart.Form>`, which renders a `<form>`. */
export type CartFormProps = Omit<PartProps<'form', CartFormState>, 'children'> & {
  readonly children?: ReactNode
  /**
   * Receives the checked lines instead of the form's `action`. The form stays busy until the returned promise settles. A
   * rejection may have ordered all the same, so the next press with the same lines has the same `checkoutId`.
   */
  readonly onCheckout?:
    | ((lines: readonly CheckoutLine[], checkout: { readonly checkoutId: string }) => unknown)
    | undefined
  /**
   * The id of the first checkout, which pages without scripts post: a new `crypto.randomUUID()` of the server for each
   * page. Later ids are made when a checkout begins.
   */
  readonly checkoutId?: string | undefined
}

/**
 * Checks every line on submit, and hands over exactly the checked lines, which are those that the page showed: if the cart
 * changes during the check, nothing is handed over. An issue stops the submit and takes the focus; a store that cannot be
 * reached does not, because the server checks again. Posts each line as JSON in a field `cart-line`, and the id of the
 * checkout in `cart-checkout`: a server answers a repeated id with its first answer. Until the page is left, one press starts
 * one checkout. Renders a `<form>`, or nothing without lines.
 */
export const CartForm = forwardRef(function CartForm(
  { children, onCheckout, checkoutId, onSubmit: givenOnSubmit, ...props }: CartFormProps,
  ref: Ref<HTMLFormElement>,
) {
  const { get, updateAction } = useCartRoot()
  const labels = useCartLabels()
  const isServerPage = useIsServerPage()
  const lines = useRootValue((live) => live.lines)
  const formRef = useRef<HTMLFormElement>(null)
  // React 18 has no functions as `action`.
  const { action }: { readonly action?: unknown } = props
  const { checking, posted, isSending, ids, pageRef, start } = useCheckout({
    formRef,
    action,
    onCheckout,
    checkoutId,
  })

  const onSubmit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    if (isSending()) return
    // The lines of the server's page are not in the cart yet: the server checks what it gave out.
    const { submitter } = event.nativeEvent
    const isChange = submitter?.getAttribute('name') === CART_CHANGE_FIELD
    if (get().status === 'hydrating' && (!onCheckout || isChange)) return
    event.preventDefault()
    start(submitter)
  }
  // The form is submitted again after the check, and one press is one submit for the app.
  const onPress = givenOnSubmit && {
    onSubmit(event: Parameters<typeof givenOnSubmit>[0]) {
      if (!isSending()) givenOnSubmit(event)
    },
  }
  const element = usePart({
    tag: 'form',
    props: { ...props, ...onPress },
    ref: [formRef, ref],
    state: { checking },
    ownProps: {
      // React refuses a method next to a function.
      method: typeof action === 'function' ? undefined : 'post',
      'aria-busy': checking || undefined,
      onSubmit,
      children: (
        <>
          {isServerPage && updateAction !== undefined && (
            <noscript>
              <button formAction={updateAction} name={CART_CHANGE_FIELD}>
                {labels.update}
              </button>
            </noscript>
          )}
          {/* Enter in a field presses the first button of the form: without scripts Update, before hydration none. */}
          {isServerPage && <button disabled hidden />}
          {children}
          {ActionStatus && <ActionStatus ids={ids} pageRef={pageRef} />}
          <input type="hidden" name={CHECKOUT_ID_FIELD} value={posted?.checkoutId ?? checkoutId ?? ''} />
          {(posted?.lines ?? getCheckoutLines({ lines })).map((line, index) => (
            <input key={index} type="hidden" name={CART_LINE_FIELD} value={JSON.stringify(line)} />
          ))}
        </>
      ),
    },
  })
  return lines.length > 0 ? element : null
})
