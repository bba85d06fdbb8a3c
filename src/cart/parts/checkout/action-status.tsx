'use client'
import { useEffect, type RefObject } from 'react'
import * as ReactDOM from 'react-dom'

import type { CheckoutIds } from './use-checkout-id.js'
import type { PageWatch } from './watch-page.js'

/** React 18 has neither functions as `formAction` nor this hook. */
const { useFormStatus } = ReactDOM as Partial<typeof ReactDOM>

interface ActionStatusProps {
  readonly ids: CheckoutIds
  readonly pageRef: RefObject<PageWatch | undefined>
}

/** React calls a function in the `formAction` of a button, and only a component in the form is notified of its end. */
export const ActionStatus =
  useFormStatus &&
  function ActionStatus({ ids, pageRef }: ActionStatusProps) {
    const { pending } = useFormStatus()
    useEffect(() => {
      const page = pageRef.current
      if (!pending) return
      return () => {
        ids.renew()
        page?.leave()
      }
    }, [pending, ids, pageRef])
    return null
  }
