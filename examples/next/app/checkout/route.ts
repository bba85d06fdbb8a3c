import {
  checkCartLines,
  createCartRemoveCookies,
  createCartUpdateCookies,
  readCartForm,
  readCheckoutId,
} from 'storefront-react/server'
import { InvalidParamsError, sumAmounts } from 'storefront-react/core'

import { shippingSchema } from '../../components/shop/checkout-summary/checkout-schemas'
import { isOwnForm, refuseForm } from '../../lib/is-own-form'
import { ORDERED_COOKIE } from '../../lib/ordered-cookie'
import { orders, type Order } from '../../lib/orders'
import { placeOnce } from '../../lib/place-once'
import { seeOther } from '../../lib/see-other'
import { uncachedClient } from '../../lib/server-client'
import { store } from '../../lib/store'

/** The browser sends no prices. The store has them, and the lines are checked again. */
async function placeOrder(form: FormData): Promise<Order | undefined> {
  const lines = readCartForm(form)
  const [cart, shipping] = await Promise.all([
    checkCartLines(uncachedClient, lines),
    uncachedClient.get('/shipping', { schema: shippingSchema }),
  ])
  const rate = shipping.data.find(({ id }) => id === form.get('shipping'))
  if (!cart.ok || !rate) return
  const id = crypto.randomUUID()
  const order = { id, total: sumAmounts([cart.subtotal, rate.price]), lines }
  orders.set(id, order)
  return order
}

export async function POST(request: Request): Promise<Response> {
  if (!isOwnForm(request)) return refuseForm()
  try {
    const form = await request.formData()
    const order = await placeOnce(readCheckoutId(form), () => placeOrder(form))
    if (!order) {
      // The cart page shows what changed, and without scripts also what was typed.
      const typed = { request, formData: form, storageScope: store.cartScope }
      return seeOther('/cart?problem=changed', createCartUpdateCookies(typed))
    }
    const { id, lines } = order
    return seeOther(`/orders/${id}`, [
      `${ORDERED_COOKIE}=${id}; Path=/; Max-Age=60; SameSite=Lax`,
      // Without scripts, nothing else removes the lines of `cart/add`.
      ...createCartRemoveCookies({ request, formData: form, storageScope: store.cartScope, lines }),
    ])
  } catch (error) {
    if (!(error instanceof InvalidParamsError)) throw error
    return Response.json({ error: error.message }, { status: 400 })
  }
}
