'use client'
import type { ComponentProps } from 'react'
import { isStorefrontError } from 'storefront-react/core'

import { outlineButton } from './class-names'

export type ErrorMessageProps = ComponentProps<'div'> & {
  readonly error: unknown
  readonly onRetry: () => void
}

export function ErrorMessage({ error, onRetry, ...props }: ErrorMessageProps) {
  const code = isStorefrontError(error) ? error.code : undefined
  return (
    <div
      {...props}
      className="grid max-w-2xl justify-items-start gap-4 rounded-lg border border-destructive p-6"
    >
      <h2 className="text-lg font-semibold">
        {code === 'network' || code === 'timeout' ? 'The shop cannot be reached' : 'Something went wrong'}
      </h2>
      <p>Nothing is lost. Try again in a moment.</p>
      <button type="button" className={outlineButton} onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
