import type { CheckoutLine } from '../state/checkout-lines.js'
import { parseCartCookies } from './cart-cookies.js'
import type { CreateCartAddCookieOptions } from './create-cart-add-cookie.js'

/**
 * The lines in the cookies of `createCartAddCookie` that no browser has added to its cart yet. Check them, and pass them to
 * `Cart.Root` as `initialLines`: pages without scripts then show and post them.
 *
 * @param request a `Request`, or an object with its headers, such as `{ headers: await headers() }` in Next
 */
export function readCartCookies(
  request: { readonly headers: Pick<Headers, 'get'> },
  { storageScope }: Pick<CreateCartAddCookieOptions, 'storageScope'>,
): readonly CheckoutLine[] {
  const cookies = parseCartCookies(request.headers.get('cookie') ?? '', storageScope)
  return cookies.flatMap(({ line }) => line ?? [])
}
