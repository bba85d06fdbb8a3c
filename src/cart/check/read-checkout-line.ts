import { isObject } from '../../core/is-object.js'
import { isAmount } from '../../core/money/amount.js'
import { isRecordId } from '../../device/record-id.js'
import { MAX_TEXT_LENGTH } from '../../device/stored-records.js'
import { toCheckoutLine, type CheckoutLine } from '../state/checkout-lines.js'
import { isProperties } from '../state/properties.js'

/** Reads a line from JSON that a browser sent; `undefined` if the string is not a cart line. */
export function readCheckoutLine(text: string): CheckoutLine | undefined {
  if (text.length > MAX_TEXT_LENGTH) return
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return
  }
  if (!isCheckoutLine(value)) return
  const { fallback } = value
  return { ...toCheckoutLine(value), ...(isFallback(fallback) && { fallback }) }
}

const isFallback = (value: unknown): value is NonNullable<CheckoutLine['fallback']> =>
  isObject(value) && typeof value.name === 'string' && isAmount(value.price)

function isCheckoutLine(value: unknown): value is CheckoutLine {
  if (!isObject(value)) return false
  const { productId, variantId, quantity, properties, seenPrice, seenCurrency } = value
  return (
    isRecordId(productId) &&
    isRecordId(variantId) &&
    Number.isSafeInteger(quantity) &&
    (quantity as number) >= 1 &&
    (properties === undefined || isProperties(properties)) &&
    (seenPrice === undefined || isAmount(seenPrice)) &&
    (seenCurrency === undefined || (typeof seenCurrency === 'string' && /^[A-Z]{3}$/i.test(seenCurrency)))
  )
}
