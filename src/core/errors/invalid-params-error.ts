import { StorefrontError, type StorefrontErrorOptions } from './storefront-error.js'

/** The caller's own values were refused before any request was made. */
export class InvalidParamsError extends StorefrontError {
  override readonly name = 'InvalidParamsError'

  constructor(message: string, options?: StorefrontErrorOptions) {
    super('invalid-params', message, options)
  }
}
