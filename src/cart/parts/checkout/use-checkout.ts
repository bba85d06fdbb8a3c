'use client'
import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'

import { useClientLayoutEffect } from '../../../dom/use-client-layout-effect.js'
import { useCheckedLines } from '../../hooks/use-checked-lines.js'
import type { CheckoutLine } from '../../state/checkout-lines.js'
import { useCartRoot } from '../root-context.js'
import { useCheckoutId, type CheckoutIds } from './use-checkout-id.js'
import { watchPage, type PageWatch } from './watch-page.js'

interface CheckoutOptions {
  readonly formRef: RefObject<HTMLFormElement | null>
  /** The form's `action`: an address, or a function, which React 19 has. */
  readonly action: unknown
  readonly onCheckout:
    | ((lines: readonly CheckoutLine[], checkout: { readonly checkoutId: string }) => unknown)
    | undefined
  readonly checkoutId: string | undefined
}

interface Posted {
  readonly lines: readonly CheckoutLine[]
  readonly checkoutId: string
  /** Called once the fields have the lines. */
  readonly send: () => void
}

interface Checkout {
  readonly checking: boolean
  /** The checked lines while they are sent. */
  readonly posted: Posted | undefined
  /** Whether the submit event is the one that sends the checked lines. */
  readonly isSending: () => boolean
  readonly ids: CheckoutIds
  /** The page while a checkout is under way. */
  readonly pageRef: RefObject<PageWatch | undefined>
  /** Checks and hands over, unless a checkout is under way. */
  readonly start: (submitter: HTMLElement | null) => void
}

/** One press is one checkout: the form is busy until the page was left, the app's promise settled, or an issue stopped it. */
export function useCheckout({ formRef, action, onCheckout, checkoutId: firstId }: CheckoutOptions): Checkout {
  const { get, rootRef } = useCartRoot()
  const getCheckedLines = useCheckedLines(get)
  const ids = useCheckoutId(firstId)
  const isBusyRef = useRef(false)
  const isSendingRef = useRef(false)
  const focusIssueRef = useRef(false)
  const pageRef = useRef<PageWatch>(undefined)
  const [checking, setChecking] = useState(false)
  const [posted, setPosted] = useState<Posted>()

  // TanStack notifies of the checked products later, so wait for the commit that shows an issue.
  useClientLayoutEffect(() => {
    if (!focusIssueRef.current) return
    const selector = '[data-cart-issue], [data-cart-quantity][data-invalid]'
    const issue = rootRef.current?.querySelector<HTMLElement>(selector)
    if (!issue) return
    focusIssueRef.current = false
    issue.focus()
  })

  // After the commit, so that the fields hold the checked lines.
  useClientLayoutEffect(() => posted?.send(), [posted])

  // An app without reloads has left the page, or an action has replaced the form and ends unseen.
  useEffect(() => () => pageRef.current?.leave(), [])

  const takesFunction = (submitter: HTMLElement | null) =>
    typeof action === 'function' && !submitter?.hasAttribute('formaction')

  /** Sends the form as the browser would have, with the name, the value and the `formAction` of the pressed button. */
  async function send(submitter: HTMLElement | null): Promise<unknown> {
    const form = formRef.current
    if (!form) return
    // The button can be outside of the form, or gone.
    const button = (submitter as Partial<HTMLButtonElement> | null)?.form === form ? submitter : null
    if (takesFunction(button)) {
      let result: unknown
      const ended = new Promise<void>((resolve) => {
        startTransition(() => {
          setPosted((sent) => sent && { ...sent, send: resolve })
          result = (action as (formData: FormData) => unknown)(new FormData(form, button))
        })
      })
      // The function of `useActionState` returns nothing. React commits the transition when its action has ended.
      return await Promise.all([result, ended])
    }
    isSendingRef.current = true
    form.requestSubmit(button)
    isSendingRef.current = false
    return
  }

  const post = (lines: readonly CheckoutLine[], checkoutId: string, submitter: HTMLElement | null) =>
    new Promise<unknown>((resolve) => {
      setPosted({ lines, checkoutId, send: () => resolve(send(submitter)) })
    })

  async function run(submitter: HTMLElement | null): Promise<void> {
    const page = (pageRef.current = watchPage())
    const stopGuard = guardPress(submitter, rootRef.current)
    try {
      const checked = await getCheckedLines().finally(stopGuard)
      // A store in memory can answer before the submit event is over, and a form in its submit event sends nothing.
      await new Promise((resolve) => setTimeout(resolve))
      // The shopper went to another page, and came back to a cart that asks for nothing.
      if (page.wasLeft()) return
      if (checked === 'issue') focusIssueRef.current = true
      if (!checked || checked === 'issue') return
      const checkoutId = ids.get(checked)
      if (onCheckout) await onCheckout(checked, { checkoutId })
      else await post(checked, checkoutId, submitter)
      // The same button can post the same order again: the server knows its id.
      if (onCheckout || takesFunction(submitter)) ids.renew()
      else await page.untilBack()
    } finally {
      page.stop()
      isBusyRef.current = false
      setChecking(false)
      setPosted(undefined)
    }
  }

  return {
    checking,
    posted,
    isSending: () => isSendingRef.current,
    ids,
    pageRef,
    start(submitter) {
      // A form can be submitted several times before React shows that it is busy.
      if (isBusyRef.current) return
      isBusyRef.current = true
      setChecking(true)
      void run(submitter)
    },
  }
}

/** In how much time the second click of a double click can follow a text that has just come up. */
const SECOND_CLICK_MS = 500

/**
 * An issue that comes up moves the lines of the cart, and the second click of a double click would hit the button that is
 * now at this place, such as that of a line to remove. Clicks there are ignored for a moment.
 *
 * @returns a function to call when nothing more comes up
 */
function guardPress(button: HTMLElement | null, root: HTMLElement | null): () => void {
  const box = button?.getBoundingClientRect()
  const onClick = (event: MouseEvent) => {
    // A click of the keyboard is at 0, 0.
    const { clientX: x, clientY: y } = event
    if (!box || x < box.left || x >= box.right || y < box.top || y >= box.bottom) return
    if (button?.contains(event.target as Node)) return
    event.preventDefault()
    event.stopPropagation()
  }
  root?.addEventListener('click', onClick, true)
  return () => void setTimeout(() => root?.removeEventListener('click', onClick, true), SECOND_CLICK_MS)
}
