import { isObject } from '../../core/is-object.js'
import { isAmount } from '../../core/money/amount.js'
import { anyQuantity, isUnits, stepQuantity } from '../state/quantity-rule.js'
import { readQuantity } from '../state/read-quantity.js'
import type { CheckoutLine } from '../state/checkout-lines.js'
import { CART_CHANGE_FIELD, getQuantityField, type LineChange } from '../state/line-change.js'
import { getLineId } from '../state/line-id.js'
import { resolveLimits } from '../state/limits.js'
import { parseCartCookies } from './cart-cookies.js'
import type { ReadCartCookiesOptions } from './read-cart-cookies.js'
import { deleteLineCookie, writeLineCookie, type CookieRequest } from './write-line-cookie.js'

/** Options of `createCartUpdateCookies`. */
export interface CreateCartUpdateCookiesOptions extends ReadCartCookiesOptions {
  /** The `Request` that posted the form. */
  readonly request: CookieRequest
  /** The form of `Cart.Form`: its quantity fields, and the button of a line that was pressed. */
  readonly formData: FormData
}

/**
 * The values of the `Set-Cookie` headers that bring the cookies of `createCartAddCookie` to what the shopper typed and
 * pressed in `Cart.Form` without scripts: quantities, `Cart.Increment`, `Cart.Decrement`, `Cart.Remove`, `Cart.Accept`. Answer
 * a post to `updateAction` with them and a redirect to the cart page, and a checkout that is refused too, so that the cart
 * page shows what was typed next to its issue. A quantity that is not a whole number, or above `limits`, changes nothing. A
 * quantity that the store's rule forbids is kept, and `checkCartLines` names it.
 *
 * @returns nothing if the cookies have all of it already
 * @example
 * for (const cookie of createCartUpdateCookies({ request, formData, storageScope: 'de' })) headers.append('set-cookie', cookie)
 */
export function createCartUpdateCookies({
  request,
  formData,
  storageScope,
  limits: givenLimits,
}: CreateCartUpdateCookiesOptions): readonly string[] {
  const limits = resolveLimits(givenLimits)
  const pressed = readChange(formData.get(CART_CHANGE_FIELD))
  return parseCartCookies(request.headers.get('cookie') ?? '', storageScope).flatMap(({ name, line }) => {
    if (!line) return []
    const id = getLineId(line)
    const change = pressed?.id === id ? pressed : undefined
    const quantity = getQuantity(line, formData.get(getQuantityField(id)), change)
    if (quantity === 0) return deleteLineCookie(name, request)
    const { seenPrice = line.seenPrice, seenCurrency = line.seenCurrency } = change ?? {}
    const isSame = quantity === line.quantity && seenPrice === line.seenPrice
    if (isSame || quantity > limits.quantity) return []
    return writeLineCookie({ request, storageScope, line: { ...line, quantity, seenPrice, seenCurrency } })
      .cookie
  })
}

function getQuantity(
  line: CheckoutLine,
  field: FormDataEntryValue | null,
  { by, quantity, rule }: Partial<LineChange> = {},
): number {
  if (quantity !== undefined) return quantity
  const typed = (typeof field === 'string' ? readQuantity(field) : undefined) ?? line.quantity
  if (by === undefined) return typed
  const { min, step, max } = { ...anyQuantity, ...rule }
  const next = stepQuantity(typed, by, { min, step, max: max ?? Infinity })
  // The lowest quantity stays, and so does one at which the page disables the button.
  return next === 0 || (max && by === 1 && next > max) ? typed : next
}

/** The value of the pressed button. A forged one changes the sender's own cookies, as any page of the sender can. */
function readChange(field: FormDataEntryValue | null): LineChange | undefined {
  let value: unknown
  try {
    value = typeof field === 'string' && JSON.parse(field)
  } catch {
    return
  }
  return isChange(value) ? value : undefined
}

/** JSON has no `Infinity`, and writes `null`. */
const isRule = (value: unknown): boolean =>
  isObject(value) && isUnits(value.min) && isUnits(value.step) && (value.max == null || isUnits(value.max))

function isChange(value: unknown): value is LineChange {
  if (!isObject(value)) return false
  const { id, by, rule, quantity, seenPrice, seenCurrency } = value
  return (
    typeof id === 'string' &&
    (by === undefined || by === 1 || by === -1) &&
    (rule === undefined || isRule(rule)) &&
    (quantity === undefined || (Number.isSafeInteger(quantity) && (quantity as number) >= 0)) &&
    (seenPrice === undefined || isAmount(seenPrice)) &&
    (seenCurrency === undefined || typeof seenCurrency === 'string')
  )
}
