import { outlineButton } from '../../blocks/shop-ui/class-names.js'
import { isStorefrontError } from '../../src/core/index.js'

interface ErrorMessageProps {
  readonly title: string
  readonly error: unknown
  readonly onRetry: () => void
}

/** For a developer who connects a store: with the message and code that a shopper does not see. */
export function ErrorMessage({ title, error, onRetry }: ErrorMessageProps) {
  return (
    <section
      className="grid max-w-2xl justify-items-start gap-4 rounded-lg border border-destructive p-6"
      role="alert"
    >
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="wrap-anywhere whitespace-pre-line">
        {error instanceof Error ? error.message : String(error)}
      </p>
      {isStorefrontError(error) && <code className="text-sm wrap-anywhere">{error.code}</code>}
      <button type="button" className={outlineButton} onClick={onRetry}>
        Try again
      </button>
    </section>
  )
}
