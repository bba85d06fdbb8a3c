export { StorefrontError, isStorefrontError } from './storefront-error.js'
export type { StorefrontErrorCode, StorefrontErrorOptions } from './storefront-error.js'
export { NetworkError, TimeoutError } from './transport-errors.js'
export {
  AuthenticationError,
  BadRequestError,
  HttpError,
  NotFoundError,
  RateLimitError,
  ServerError,
  type HttpErrorOptions,
} from './http-errors.js'
export { InvalidParamsError } from './invalid-params-error.js'
export { MissingCurrencyError } from './missing-currency-error.js'
export { MissingProviderError } from './missing-provider-error.js'
export { InvalidResponseError, type ValidationIssue } from './invalid-response-error.js'
