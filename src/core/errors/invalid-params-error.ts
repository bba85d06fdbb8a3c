import { StorefrontError, type StorefrontErrorOptions } from './storefront-error.js'

/** A value from the caller is invalid. Thrown before any request. */
export class InvalidParamsError extends StorefrontError {
  override readonly name = 'InvalidParamsError'

  constructor(message: string, options?: StorefrontErrorOptions) {
    super('invalid-params', message, options)
  }
}
