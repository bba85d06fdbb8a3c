import { isStorefrontError } from '../../src/core/index.js'

interface ErrorMessageProps {
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => void
}

export function ErrorMessage({ title, error, onRetry }: ErrorMessageProps) {
  return (
    <section className="shop-message" role="alert">
      <h2>{title}</h2>
      <p>{error instanceof Error ? error.message : String(error)}</p>
      {isStorefrontError(error) && <code>{error.code}</code>}
      <button type="button" className="shop-button" onClick={onRetry}>
        Try again
      </button>
    </section>
  )
}
