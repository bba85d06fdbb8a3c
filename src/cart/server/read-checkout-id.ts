import { CHECKOUT_ID_FIELD } from '../state/checkout-lines.js'

/**
 * The id of the checkout that `Cart.Form` posted. A form that is posted again has the same id: answer with the first answer,
 * so that a second press makes no second order.
 *
 * @returns `undefined` if the form has no usable id: of 16 to 64 letters, digits, `-` and `_`
 * @see docs/checkout.md
 */
export function readCheckoutId(formData: FormData): string | undefined {
  const id = formData.get(CHECKOUT_ID_FIELD)
  return typeof id === 'string' && /^[\w-]{16,64}$/.test(id) ? id : undefined
}
