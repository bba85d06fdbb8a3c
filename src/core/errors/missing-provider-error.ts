import { StorefrontError } from './storefront-error.js'

/** A hook or component was used outside the provider that it needs. */
export class MissingProviderError extends StorefrontError {
  override readonly name = 'MissingProviderError'

  constructor(message: string) {
    super('missing-provider', message)
  }
}
