import { hash } from '../state/line-id.js'

/** The cookies of one scope begin with this. Hashes, because names of cookies have no room for URLs. */
export const cookiePrefix = (scope: string) => `storefront-cart-add.${hash(scope)}.`
