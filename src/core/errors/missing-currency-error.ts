import { errorMessage } from './error-texts.js'
import { StorefrontError } from './storefront-error.js'

/** The API does not name a currency, so the app must pass one. */
export class MissingCurrencyError extends StorefrontError {
  override readonly name = 'MissingCurrencyError'

  constructor() {
    super('missing-currency', errorMessage('currency'))
  }
}
