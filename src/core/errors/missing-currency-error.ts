import { StorefrontError } from './storefront-error.js'

/** A price was to be shown in no currency: the API names none, and none was given. */
export class MissingCurrencyError extends StorefrontError {
  override readonly name = 'MissingCurrencyError'

  constructor() {
    super('missing-currency', 'A price cannot be shown without a currency.', {
      hint: 'Give one to the provider, <StorefrontProvider currency="EUR">, or to the component.',
    })
  }
}
