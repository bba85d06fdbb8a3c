import { CART_ADD_COOKIE, toCheckoutLine, type CheckoutLine } from '../state/checkout-lines.js'

/**
 * The value of a `Set-Cookie` header that adds a line to the shopper's cart, because a server cannot write to the device.
 * `CartProvider` reads the line from the store, adds it once, and deletes the cookie.
 * @example
 * return new Response(null, { status: 303, headers: { location: '/cart', 'set-cookie': cartAddCookie(line) } })
 */
export function cartAddCookie(line: CheckoutLine): string {
  const value = encodeURIComponent(JSON.stringify(toCheckoutLine(line)))
  return `${CART_ADD_COOKIE}=${value}; Path=/; Max-Age=600; SameSite=Lax`
}
