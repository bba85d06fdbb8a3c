import { errorMessage } from './error-texts.js'
import { StorefrontError, type StorefrontErrorCode, type StorefrontErrorOptions } from './storefront-error.js'

/** Options of the constructor of `HttpError`. */
export interface HttpErrorOptions extends StorefrontErrorOptions {
  readonly status: number
  readonly body: unknown
  /** The server's own message, if the body contains one. */
  readonly detail?: string | undefined
  readonly retryAfterMs?: number | undefined
}

/** The API reference documents no status codes, so they mean what RFC 9110, section 15, defines. */
export class HttpError extends StorefrontError {
  override readonly name: string = 'HttpError'
  readonly status: number
  /** Parsed JSON if the body is JSON, else its text (at most 2,000 characters), else `undefined`. */
  readonly body: unknown
  readonly retryAfterMs: number | undefined

  constructor(options: HttpErrorOptions, code: StorefrontErrorCode = 'http') {
    super(code, errorMessage('status', options.status, options.detail), options)
    this.status = options.status
    this.body = options.body
    this.retryAfterMs = options.retryAfterMs
  }
}

/** 400 or 422: the server rejected the parameters, for example an unknown cursor. */
export class BadRequestError extends HttpError {
  override readonly name = 'BadRequestError'
  constructor(options: HttpErrorOptions) {
    super(options, 'bad-request')
  }
}

/** 401 or 403: the API key is missing, wrong, or has no access to this resource. */
export class AuthenticationError extends HttpError {
  override readonly name = 'AuthenticationError'
  constructor(options: HttpErrorOptions) {
    super(options, 'authentication')
  }
}

/** 404: the item or path does not exist. */
export class NotFoundError extends HttpError {
  override readonly name = 'NotFoundError'
  constructor(options: HttpErrorOptions) {
    super(options, 'not-found')
  }
}

/** 429. Retried, after `retryAfterMs` if the server sent `Retry-After`. */
export class RateLimitError extends HttpError {
  override readonly name = 'RateLimitError'
  override readonly retryable = true
  constructor(options: HttpErrorOptions) {
    super(options, 'rate-limit')
  }
}

/** 5xx. Retried. */
export class ServerError extends HttpError {
  override readonly name = 'ServerError'
  override readonly retryable = true
  constructor(options: HttpErrorOptions) {
    super(options, 'server')
  }
}

export function createHttpError(options: HttpErrorOptions): HttpError {
  const { status } = options
  if (status === 400 || status === 422) return new BadRequestError(options)
  if (status === 401 || status === 403) return new AuthenticationError(options)
  if (status === 404) return new NotFoundError(options)
  if (status === 429) return new RateLimitError(options)
  return status >= 500 ? new ServerError(options) : new HttpError(options)
}
