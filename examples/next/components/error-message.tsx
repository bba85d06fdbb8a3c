'use client'
import { isStorefrontError } from 'storefront-react/core'

interface ErrorMessageProps {
  readonly error: unknown
  readonly onRetry: () => void
}

export function ErrorMessage({ error, onRetry }: ErrorMessageProps) {
  const code = isStorefrontError(error) ? error.code : undefined
  return (
    <div className="message" data-kind="error" role="alert">
      <h2>
        {code === 'network' || code === 'timeout' ? 'The shop cannot be reached' : 'Something went wrong'}
      </h2>
      <p>Nothing is lost. Try again in a moment.</p>
      <button className="button" type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
