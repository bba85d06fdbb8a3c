import type { CheckoutLine } from '../state/checkout-lines.js'
import { getLineId } from '../state/line-id.js'
import { parseCartCookies } from './cart-cookies.js'
import { createCartAddCookie, type CartCookieOptions } from './create-cart-add-cookie.js'

/** Options of `createCartRemoveCookies`. */
export interface CreateCartRemoveCookiesOptions extends CartCookieOptions {
  /** The ordered lines: the result of `readCartForm`. */
  readonly lines: readonly CheckoutLine[]
}

/**
 * The values of the `Set-Cookie` headers that remove ordered lines from the cookies of `createCartAddCookie`. Without
 * scripts, no `CartProvider` deletes these cookies, so the cart page would show the ordered lines again. What was added
 * to a line after the form was posted stays.
 *
 * @param request the `Request` that placed the order
 * @returns nothing if the request has no such cookie
 * @example
 * for (const cookie of createCartRemoveCookies(request, { scope: 'de', lines })) headers.append('set-cookie', cookie)
 */
export function createCartRemoveCookies(
  request: { readonly headers: Pick<Headers, 'get'> },
  { scope, lines }: CreateCartRemoveCookiesOptions,
): readonly string[] {
  const ordered = new Map(lines.map((line) => [getLineId(line), line.quantity]))
  return parseCartCookies(request.headers.get('cookie') ?? '', scope).flatMap(({ name, line }) => {
    const quantity = line && ordered.get(getLineId(line))
    if (!line || quantity === undefined) return []
    const left = line.quantity - quantity
    return left > 0
      ? createCartAddCookie({ ...line, quantity: left }, { scope })
      : `${name}=; Path=/; Max-Age=0; SameSite=Lax`
  })
}
