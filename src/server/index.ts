export {
  createStorefrontHandler,
  type StorefrontHandler,
  type StorefrontHandlerOptions,
} from './create-storefront-handler.js'
export { getResourcePaths } from './get-resource-paths.js'
export { createHttpSearchEngine } from '../search/client/create-http-search-engine.js'
export { createSearch, type Search } from '../search/client/create-search.js'
export { defineFacets } from '../search/engine/facets.js'
export {
  createCartAddCookie,
  type CartAddCookie,
  type CreateCartAddCookieOptions,
} from '../cart/cookie/create-cart-add-cookie.js'
export {
  createCartRemoveCookies,
  type CreateCartRemoveCookiesOptions,
} from '../cart/cookie/create-cart-remove-cookies.js'
export {
  createCartUpdateCookies,
  type CreateCartUpdateCookiesOptions,
} from '../cart/cookie/create-cart-update-cookies.js'
export type { CookieRequest } from '../cart/cookie/write-line-cookie.js'
export { isSameOriginRequest, type IsSameOriginRequestOptions } from './is-same-origin-request.js'
export { readCartCookies, type ReadCartCookiesOptions } from '../cart/cookie/read-cart-cookies.js'
export { readCheckoutId } from '../cart/server/read-checkout-id.js'
export { readCartForm, type ReadCartFormOptions } from '../cart/server/read-cart-form.js'
export {
  createPriceLog,
  type PriceLog,
  type PriceLogOptions,
  type PriceLogProduct,
  type PriceLogStorage,
  type PriorPrice,
} from './price-log/create-price-log.js'
export { createMemoryPriceStorage } from './price-log/memory-price-storage.js'
export type { PriceEntry } from './price-log/price-history.js'
export type { CartLine } from '../cart/state/cart-line.js'
export type { CheckedCart } from '../cart/check/check-cart-lines.js'
export { checkOrderLines as checkCartLines } from '../cart/server/check-order-lines.js'
export { getCheckoutLines, type CheckoutLine } from '../cart/state/checkout-lines.js'
export type { CartLineIssue } from '../core/labels/cart-line-issue.js'
export type { CheckedCartLine } from '../cart/check/live-line.js'
