import { isObject } from '../../core/is-object.js'
import { isId } from './cart-line.js'
import type { CheckoutLine } from './checkout-lines.js'
import { isProperties } from './properties.js'

/** Reads a line from JSON that a browser sent; `undefined` if the text is not a cart line. */
export function readCheckoutLine(text: string): CheckoutLine | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return
  }
  if (!isObject(value)) return
  const { productId, variantId, quantity, properties } = value
  if (!isId(productId) || !isId(variantId)) return
  if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity) || quantity < 1) return
  if (properties !== undefined && !isProperties(properties)) return
  return { productId, variantId, quantity, ...(properties && { properties }) }
}
