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
import { seeOther } from '../../lib/see-other'
import { uncachedClient } from '../../lib/server-client'
import { settings } from '../../lib/settings'
import { store } from '../../lib/store'
import { switches } from '../../lib/switches'
import { ORDERED_COOKIE } from '../../server/ordered-cookie'
import { findRate, getItems, orders, startPayment, type Order } from '../../server/orders'
import { placeOnce } from '../../server/place-once'

/** The browser sends no prices. The store has them, and the lines are checked again. */
async function placeOrder(form: FormData): Promise<Order | undefined> {
  const lines = readCartForm(form)
  const [cart, rate] = await Promise.all([
    checkCartLines(uncachedClient, lines),
    findRate(uncachedClient.get('/shipping', { schema: shippingSchema }), form.get('shipping')),
  ])
  for (const { issues } of cart.lines)
    // Nothing has changed: the store did not answer.
    for (const issue of issues) if (issue.type === 'unknown') throw issue.error
  if (!cart.ok || !rate) return
  const { currency } = settings
  const total = sumAmounts([cart.subtotal, rate.price])
  return { id: crypto.randomUUID(), total, currency, lines, items: getItems(cart, rate), status: 'open' }
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
    if (switches.payment === 'page') {
      const { id, session } = await startPayment(order, request)
      return seeOther(session?.url ?? `/orders/${id}`, [
        // The lines stay until they are paid.
        `${ORDERED_COOKIE}=${id}; Path=/; Max-Age=86400; SameSite=Lax`,
      ])
    }
    const { id, lines } = order
    orders.set(id, { ...order, status: 'paid' })
    return seeOther(`/orders/${id}`, [
      `${ORDERED_COOKIE}=${id}; Path=/; Max-Age=60; SameSite=Lax`,
      // Without scripts, nothing else removes the lines of `cart/add`.
      ...createCartRemoveCookies({ request, formData: form, storageScope: store.cartScope, lines }),
    ])
  } catch (error) {
    if (error instanceof InvalidParamsError) return Response.json({ error: error.message }, { status: 400 })
    // The store and the provider are asked before there is an order, so their errors leave none behind.
    console.error(error)
    return backToCart('notSent')
  }
}
