import { errorMessage } from './error-texts.js'
import { StorefrontError } from './storefront-error.js'

/** A price was to be shown in no currency: the API names none, and none was given. */
export class MissingCurrencyError extends StorefrontError {
  override readonly name = 'MissingCurrencyError'

  constructor() {
    super('missing-currency', errorMessage('currency'))
  }
}
