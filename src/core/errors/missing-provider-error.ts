import { StorefrontError } from './storefront-error.js'

export class MissingProviderError extends StorefrontError {
  override readonly name = 'MissingProviderError'

  constructor(message: string) {
    super('missing-provider', message)
  }
}
