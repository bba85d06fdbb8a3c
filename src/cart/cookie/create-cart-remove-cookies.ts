import { CART_LINE_FIELD } from '../state/checkout-fields.js'
import type { CheckoutLine } from '../state/checkout-lines.js'
import { getLineId } from '../state/line-id.js'
import { readCheckoutLine } from '../check/read-checkout-line.js'
import { parseCartCookies } from './cart-cookies.js'
import type { CreateCartAddCookieOptions } from './create-cart-add-cookie.js'
import { deleteLineCookie, writeLineCookie, type CookieRequest } from './write-line-cookie.js'

/** Options of `createCartRemoveCookies`. */
export interface CreateCartRemoveCookiesOptions extends Pick<CreateCartAddCookieOptions, 'storageScope'> {
  /** The `Request` that placed the order. */
  readonly request: CookieRequest
  /** The ordered lines: the result of `readCartForm`. */
  readonly lines: readonly CheckoutLine[]
  /**
   * The form that was posted, in which the shopper may have typed other quantities than the page was rendered with. Only what
   * was added since the page was rendered then stays.
   */
  readonly formData?: FormData | undefined
}

/**
 * The values of the `Set-Cookie` headers that remove ordered lines from the cookies of `createCartAddCookie`. Without
 * scripts, no `CartProvider` deletes these cookies, so the cart page would show the ordered lines again. What was added
 * to a line after the form was posted stays.
 *
 * @returns nothing if the request has no such cookie
 * @example
 * for (const cookie of createCartRemoveCookies({ request, storageScope: 'de', lines })) headers.append('set-cookie', cookie)
 */
export function createCartRemoveCookies({
  request,
  storageScope,
  lines,
  formData,
}: CreateCartRemoveCookiesOptions): readonly string[] {
  const rendered = formData?.getAll(CART_LINE_FIELD).flatMap((field) => {
    return (typeof field === 'string' && readCheckoutLine(field)) || []
  })
  const ordered = new Map((rendered ?? lines).map((line) => [getLineId(line), line.quantity]))
  return parseCartCookies(request.headers.get('cookie') ?? '', storageScope).flatMap(({ name, line }) => {
    const quantity = line && ordered.get(getLineId(line))
    if (!line || quantity === undefined) return []
    const left = line.quantity - quantity
    return left > 0
      ? writeLineCookie({ request, storageScope, line: { ...line, quantity: left } }).cookie
      : deleteLineCookie(name, request)
  })
}
