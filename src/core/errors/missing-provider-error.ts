import { StorefrontError } from './storefront-error.js'

/** A hook or part was used outside the component that it needs. */
export class MissingProviderError extends StorefrontError {
  override readonly name = 'MissingProviderError'

  constructor(message: string) {
    super('missing-provider', message)
  }
}
