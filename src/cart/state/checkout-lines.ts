import type { CartLine } from './cart-line.js'
import type { CartLineProperties } from './properties.js'

/** What a checkout needs of a line. Never a price: the server reads it from the store. */
export interface CheckoutLine {
  /** The API is asked by product. */
  readonly productId: string
  readonly variantId: string
  readonly quantity: number
  readonly properties?: CartLineProperties | undefined
}

/** The lines for a checkout, without prices. */
export function getCheckoutLines(cart: { readonly lines: readonly CartLine[] }): readonly CheckoutLine[] {
  return cart.lines.map(toCheckoutLine)
}

export function toCheckoutLine({ productId, variantId, quantity, properties }: CheckoutLine): CheckoutLine {
  return { productId, variantId, quantity, ...(properties && { properties }) }
}

/** Name of the form field that holds one line as JSON. */
export const CART_LINE_FIELD = 'cart-line'

/** Name of the cookie that carries a line from a server to the device. */
export const CART_ADD_COOKIE = 'storefront-cart-add'
