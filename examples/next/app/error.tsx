'use client'
import { ErrorMessage } from '../components/shop/shop-ui/error-message'

interface ShopErrorProps {
  readonly error: Error
  readonly reset: () => void
}

/** Shown for errors that no page handles, such as a store that is not reachable. */
export default function ShopError({ error, reset }: ShopErrorProps) {
  return <ErrorMessage role="alert" error={error} onRetry={reset} />
}
