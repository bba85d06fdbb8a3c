'use client'
import * as ReactDOM from 'react-dom'

import { useClientLayoutEffect } from '../../../dom/use-client-layout-effect.js'

/** React 18 has neither functions as `formAction` nor this hook. */
const { useFormStatus } = ReactDOM as Partial<typeof ReactDOM>

interface ActionStatusProps {
  readonly onChange: (isPending: boolean) => void
}

/** Notifies of the function in the `formAction` of a button: React calls it, and only a component in the form sees its end. */
export const ActionStatus = useFormStatus
  ? function ActionStatus({ onChange }: ActionStatusProps) {
      const { pending } = useFormStatus()
      useClientLayoutEffect(() => onChange(pending), [pending, onChange])
      return null
    }
  : undefined
