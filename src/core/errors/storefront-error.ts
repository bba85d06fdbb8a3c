import { ERRORS_PAGE } from './docs-url.js'

/** A registered symbol is the same in every realm and in every copy of the package. */
const BRAND = Symbol.for('storefront-react.error')

/** Every `code` of the errors in this package. Each has a section in `docs/errors.md`. */
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

/** Options of the constructor of `StorefrontError`. */
export interface StorefrontErrorOptions {
  /** Never contains the API key, which is sent in a header. */
  readonly request?: { readonly method: 'GET'; readonly url: string } | undefined
  readonly cause?: unknown
}

export type ErrorRequest = NonNullable<StorefrontErrorOptions['request']>

/** Distinguish errors by `name` or `code`. An aborted request rejects with the signal's reason, unchanged. */
export class StorefrontError extends Error {
  override readonly name: string = 'StorefrontError'
  /** Stable between releases and never translated. */
  readonly code: StorefrontErrorCode
  readonly retryable: boolean = false
  readonly request: StorefrontErrorOptions['request']

  /** @param message created by `createErrorMessage`, so that production bundles contain no sentences */
  constructor(code: StorefrontErrorCode, message: string, options: StorefrontErrorOptions = {}) {
    const section = `${ERRORS_PAGE}#${code}`
    super(
      process.env.NODE_ENV === 'production'
        ? // The message begins with the reason, which is a heading in the section, and continues with values.
          `${code}: ${message} (${section})`
        : [
            message,
            options.request && `Request: ${options.request.method} ${options.request.url}`,
            `More: ${section}`,
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
 * Unlike `instanceof`, works across realms (iframes, workers) and across two copies of the package.
 *
 * @example
 * if (isStorefrontError(error) && error.code === 'not-found') return <NotFoundPage />
 */
export function isStorefrontError(value: unknown): value is StorefrontError {
  return (value as Partial<StorefrontError> | null | undefined)?.[BRAND] === true
}
