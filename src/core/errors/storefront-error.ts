/** Where the section about an error code is found; shipped with the package. */
const DOCS = 'storefront-react/docs/errors.md'

/** Shared through the global registry, so that errors of another realm or another copy are recognised. */
const BRAND = Symbol.for('storefront-react.error')

/** Every `code` that an error of this package can carry. Each has a section in `docs/errors.md`. */
export type StorefrontErrorCode =
  | 'network'
  | 'timeout'
  | 'http'
  | 'bad-request'
  | 'authentication'
  | 'not-found'
  | 'rate-limit'
  | 'server'
  | 'invalid-response'
  | 'invalid-params'
  | 'missing-provider'
  | 'missing-currency'

/** The request that an error is about. Never holds the API key: it travels in a header. */
export interface ErrorRequest {
  readonly method: 'GET'
  /** Absolute URL with its query string. */
  readonly url: string
}

export interface StorefrontErrorOptions {
  readonly request?: ErrorRequest | undefined
  readonly cause?: unknown
}

/**
 * Base of every error that this package throws. Tell them apart by `name` or `code`, both literals.
 *
 * Aborting a request is no error of ours: the platform's `AbortError` is rethrown as it is.
 */
export class StorefrontError extends Error {
  override readonly name: string = 'StorefrontError'
  /** Stable, literal; never translated. */
  readonly code: StorefrontErrorCode
  /** Whether the same request may succeed later. */
  readonly retryable: boolean = false
  readonly request: ErrorRequest | undefined

  /** @param message from `errorMessage`, so that a production bundle ships no sentences. */
  constructor(code: StorefrontErrorCode, message: string, options: StorefrontErrorOptions = {}) {
    super(
      process.env.NODE_ENV === 'production'
        ? `${code}: ${message} (${DOCS}#${code})`
        : [
            message,
            options.request && `Request: ${options.request.method} ${options.request.url}`,
            `More: ${DOCS}#${code}`,
          ]
            .filter(Boolean)
            .join('\n'),
      'cause' in options ? { cause: options.cause } : undefined,
    )
    this.code = code
    this.request = options.request
  }

  get [BRAND](): true {
    return true
  }
}

/**
 * Whether a caught value is an error of this package. Works across realms (iframes, workers) and across
 * two copies of the package, where `instanceof` does not.
 */
export function isStorefrontError(value: unknown): value is StorefrontError {
  return typeof value === 'object' && value !== null && (value as Record<symbol, unknown>)[BRAND] === true
}
