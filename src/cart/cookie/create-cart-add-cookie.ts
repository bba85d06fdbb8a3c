import { InvalidParamsError } from '../../core/errors/invalid-params-error.js'
import { toCheckoutLine, type CheckoutLine } from '../state/checkout-lines.js'
import { cartErrorMessage } from '../state/error-texts.js'
import { getLineId, hash } from '../state/line-id.js'
import { cookiePrefix } from './cookie-prefix.js'

/** Options of `createCartAddCookie`. */
export interface CreateCartAddCookieOptions {
  /** The `storageScope` of the browser's `CartProvider`; its default is the base URL of the browser's client. */
  readonly storageScope: string
  readonly line: CheckoutLine
  /** The result of `readCartCookies`: the quantity of the same line in there is added, because its cookie is replaced. */
  readonly pending?: readonly CheckoutLine[] | undefined
}

/** Browsers drop a cookie of more than 4 kB, in silence. */
const MAX_LENGTH = 3500

/**
 * The value of a `Set-Cookie` header that adds a line to the shopper's cart, because a server cannot write to the device.
 * Each line has a cookie of its own. `CartProvider` reads the product from the store, adds the line once, and deletes the
 * cookie.
 *
 * @throws {InvalidParamsError} for a line that is too long for a cookie
 * @example
 * headers.append('set-cookie', createCartAddCookie({ line, storageScope: 'de' }))
 */
export function createCartAddCookie({
  line,
  storageScope,
  pending = [],
}: CreateCartAddCookieOptions): string {
  const id = getLineId(line)
  const earlier = pending.find((other) => getLineId(other) === id)?.quantity ?? 0
  const value = JSON.stringify(toCheckoutLine({ ...line, quantity: line.quantity + earlier }))
  const cookie = `${cookiePrefix(storageScope)}${hash(id)}=${encodeURIComponent(value)}`
  if (cookie.length > MAX_LENGTH) throw new InvalidParamsError(cartErrorMessage('cart-cookie'))
  return `${cookie}; Path=/; Max-Age=600; SameSite=Lax`
}
