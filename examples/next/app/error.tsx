'use client'
import { ErrorMessage } from '../components/error-message'

interface ShopErrorProps {
  readonly error: Error
  readonly reset: () => void
}

/** What a page did not expect, such as a store that cannot be reached. */
export default function ShopError({ error, reset }: ShopErrorProps) {
  return <ErrorMessage error={error} onRetry={reset} />
}
