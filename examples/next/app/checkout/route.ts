import {
  checkCartLines,
  createCartRemoveCookies,
  createCartUpdateCookies,
  readCartForm,
  readCheckoutId,
} from 'storefront-react/server'
import { InvalidParamsError, StorefrontError, sumAmounts } from 'storefront-react/core'

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
  for (const { issues } of cart.lines)
    // Nothing has changed: the store did not answer.
    for (const issue of issues) if (issue.type === 'unknown') throw issue.error
  const rate = shipping.data.find(({ id }) => id === form.get('shipping'))
  if (!cart.ok || !rate) return
  const id = crypto.randomUUID()
  const order = { id, total: sumAmounts([cart.subtotal, rate.price]), lines }
  orders.set(id, order)
  return order
}

export async function POST(request: Request): Promise<Response> {
  if (!isOwnForm(request)) return refuseForm()
  const form = await request.formData()
  /** The cart page says why nothing was ordered, and without scripts also shows what was typed. */
  const backToCart = (problem: 'changed' | 'notSent') =>
    seeOther(
      `/cart?problem=${problem}`,
      createCartUpdateCookies({ request, formData: form, storageScope: store.cartScope }),
    )
  try {
    const order = await placeOnce(readCheckoutId(form), () => placeOrder(form))
    if (!order) return backToCart('changed')
    const { id, lines } = order
    return seeOther(`/orders/${id}`, [
      `${ORDERED_COOKIE}=${id}; Path=/; Max-Age=60; SameSite=Lax`,
      // Without scripts, nothing else removes the lines of `cart/add`.
      ...createCartRemoveCookies({ request, formData: form, storageScope: store.cartScope, lines }),
    ])
  } catch (error) {
    if (error instanceof InvalidParamsError) return Response.json({ error: error.message }, { status: 400 })
    // The store is only read before there is an order, so its errors leave none behind.
    if (!(error instanceof StorefrontError)) throw error
    console.error(error)
    return backToCart('notSent')
  }
}
