import { StorefrontError, type StorefrontErrorOptions } from './storefront-error.js'

/** No answer arrived: no connection, DNS, CORS, a dropped connection. `cause` is the platform's error. */
export class NetworkError extends StorefrontError {
  override readonly name = 'NetworkError'
  override readonly retryable = true

  constructor(options: StorefrontErrorOptions) {
    super('network', 'The store could not be reached.', {
      hint: 'Check baseUrl, the connection, and that the API allows this origin (CORS).',
      ...options,
    })
  }
}

/** The answer did not arrive, whole, within `timeoutMs`. */
export class TimeoutError extends StorefrontError {
  override readonly name = 'TimeoutError'
  override readonly retryable = true

  constructor(timeoutMs: number, options: StorefrontErrorOptions) {
    super('timeout', `The store did not answer within ${timeoutMs} ms.`, {
      hint: 'Raise timeoutMs on the client, or look at what keeps the store busy.',
      ...options,
    })
  }
}
