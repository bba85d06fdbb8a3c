import { errorMessage } from './error-texts.js'
import { StorefrontError, type StorefrontErrorOptions } from './storefront-error.js'

/**
 * No response: no connection, DNS, CORS or a dropped connection. `cause` has the name, message, code and causes of the
 * platform's error, without the key.
 */
export class NetworkError extends StorefrontError {
  override readonly name = 'NetworkError'
  override readonly retryable = true

  constructor(options: StorefrontErrorOptions, message = errorMessage('unreachable')) {
    super('network', message, options)
  }
}

/** The response, including its body, was not complete within `timeoutMs`. */
export class TimeoutError extends StorefrontError {
  override readonly name = 'TimeoutError'
  override readonly retryable = true

  constructor(timeoutMs: number, options: StorefrontErrorOptions) {
    super('timeout', errorMessage('deadline', timeoutMs), options)
  }
}
