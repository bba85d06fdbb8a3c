import { hash } from '../state/line-id.js'

/** The cookies of every scope begin with this. */
export const ALL_CART_COOKIES = 'storefront-cart-add.'

/** The cookies of one scope begin with this. Hashes, because names of cookies have no room for URLs. */
export const cookiePrefix = (scope: string) => `${ALL_CART_COOKIES}${hash(scope)}.`
