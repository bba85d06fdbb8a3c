import { errorMessage } from './error-texts.js'
import { StorefrontError } from './storefront-error.js'

/** A price was rendered without a currency. The API does not name one, so the app must pass it. */
export class MissingCurrencyError extends StorefrontError {
  override readonly name = 'MissingCurrencyError'

  constructor() {
    super('missing-currency', errorMessage('currency'))
  }
}
