import type { CheckoutLine } from '../state/checkout-lines.js'
import type { CartStore } from '../state/cart-types.js'
import { resolveLimits } from '../state/limits.js'
import { parseCartCookies } from './cart-cookies.js'
import type { CreateCartAddCookieOptions } from './create-cart-add-cookie.js'

/** Options of `readCartCookies`. */
export interface ReadCartCookiesOptions extends Pick<CreateCartAddCookieOptions, 'storageScope'> {
  /** Those of the cart. Lines above them are left out. */
  readonly limits?: Partial<CartStore['limits']> | undefined
}

/** Each line costs the server a request to the store, and a browser can send any cookie. Servers commonly refuse more than about 30. */
const MAX_LINES = 40

/**
 * The lines in the cookies of `createCartAddCookie` that no browser has added to its cart yet. Check them, and pass them to
 * `Cart.Root` as `initialLines`: pages without scripts then show and post them. At most 40 lines, the newest of the request.
 *
 * @param request a `Request`, or an object with its headers, such as `{ headers: await headers() }` in Next
 */
export function readCartCookies(
  request: { readonly headers: Pick<Headers, 'get'> },
  { storageScope, limits: givenLimits }: ReadCartCookiesOptions,
): readonly CheckoutLine[] {
  const limits = resolveLimits(givenLimits)
  const cookies = parseCartCookies(request.headers.get('cookie') ?? '', storageScope)
  const lines = cookies.flatMap(({ line }) => (line && line.quantity <= limits.quantity ? line : []))
  // Browsers send the oldest cookie first.
  return lines.slice(-Math.min(MAX_LINES, limits.lines))
}
