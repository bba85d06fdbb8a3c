import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import type { CheckoutLine } from '../state/checkout-lines.js'
import { cartErrorMessage } from '../state/error-texts.js'
import { getLineId } from '../state/line-id.js'
import { parseCartCookies } from './cart-cookies.js'
import { ALL_CART_COOKIES } from './cookie-prefix.js'
import { writeLineCookie, type CookieRequest } from './write-line-cookie.js'

/** Options of `createCartAddCookie`. */
export interface CreateCartAddCookieOptions {
  /** The `Request` of the form. Its cookies are counted, and a cookie of the same line is replaced by one with both quantities. */
  readonly request: CookieRequest
  /** The `storageScope` of the browser's `CartProvider`; its default is the base URL of the browser's client. */
  readonly storageScope: string
  readonly line: CheckoutLine
}

/** The value of a `Set-Cookie` header. Without one, the `reason`: the request's cookies have no room for one more line. */
export type CartAddCookie =
  | { readonly cookie: string; readonly reason?: undefined }
  | { readonly cookie?: undefined; readonly reason: 'full' }

/** Browsers drop a cookie of more than 4 kB, in silence. */
const MAX_LENGTH = 3500

/** Of all cookies of this package in one request. Servers commonly refuse headers of more than 8 kB, on every page. */
const MAX_TOTAL_LENGTH = 6000

/**
 * The value of a `Set-Cookie` header that adds a line to the shopper's cart, because a server cannot write to the device.
 * Each line has a cookie of its own. `CartProvider` reads the product from the store, adds the line once, and deletes the
 * cookie. Where the request has no room for one more line, the result has the `reason` `'full'`.
 *
 * @throws {InvalidParamsError} for a line that is too long for a cookie
 * @example
 * const { cookie, reason } = createCartAddCookie({ request, line, storageScope: 'de' })
 */
export function createCartAddCookie({
  request,
  line,
  storageScope,
}: CreateCartAddCookieOptions): CartAddCookie {
  const header = request.headers.get('cookie') ?? ''
  const id = getLineId(line)
  const same = parseCartCookies(header, storageScope).find(
    ({ line: other }) => other && getLineId(other) === id,
  )
  const quantity = line.quantity + (same?.line?.quantity ?? 0)
  const { name, value, cookie } = writeLineCookie({ request, storageScope, line: { ...line, quantity } })
  const length = name.length + value.length
  if (length > MAX_LENGTH) throw new InvalidParamsError(cartErrorMessage('cart-cookie'))
  const others = header
    .split(/; */)
    .filter((pair) => pair.startsWith(ALL_CART_COOKIES) && !pair.startsWith(`${name}=`))
    .reduce((total, pair) => total + pair.length, 0)
  return others + length > MAX_TOTAL_LENGTH ? { reason: 'full' } : { cookie }
}
