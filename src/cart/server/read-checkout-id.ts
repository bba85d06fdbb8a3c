import { CART_LINE_FIELD, CHECKOUT_ID_FIELD } from '../state/checkout-fields.js'
import { getQuantityField } from '../state/line-change.js'
import { hash } from '../state/line-id.js'

/**
 * The id of the checkout that `Cart.Form` posted, and of its lines. A form that is posted again has the same id: answer with
 * the first answer, so that a second press makes no second order. A page without scripts keeps its id while the shopper goes
 * back and types another quantity, so the result ends in a hash of what the fields showed: other lines are another checkout.
 *
 * @returns at most 80 letters, digits, `-`, `_` and `.`; `undefined` if the form has no usable id
 * @see docs/checkout.md
 */
export function readCheckoutId(formData: FormData): string | undefined {
  const id = formData.get(CHECKOUT_ID_FIELD)
  if (typeof id !== 'string' || !/^[\w-]{16,64}$/.test(id)) return
  const shown = [...formData].filter(
    ([name]) => name === CART_LINE_FIELD || name.startsWith(getQuantityField('')),
  )
  return `${id}.${hash(JSON.stringify(shown))}`
}
