import { checkCartLines, readCartForm, readCheckoutId } from 'storefront-react/server'
import { InvalidParamsError, sumAmounts, type StorefrontClient } from 'storefront-react/core'

import { shippingSchema } from '../src/components/shop/checkout-summary/checkout-schemas'
import { settings } from '../src/settings'
import { switches } from '../src/switches'
import { ORDERED_COOKIE } from './ordered-cookie'
import { findRate, getItems, orders, startPayment, updateOrder, type Order } from './orders'
import { placeOnce } from './place-once'

/**
 * The browser sends no prices. The store has them, and the lines are checked again.
 * @param basePath of the pages, such as `/de-de`
 */
export function createCheckout(
  client: StorefrontClient,
  currency: string = settings.currency,
  basePath = '',
): (request: Request) => Promise<Response> {
  async function placeOrder(form: FormData): Promise<Order | undefined> {
    const lines = readCartForm(form)
    const [cart, rate] = await Promise.all([
      checkCartLines(client, lines, { rules: { currency } }),
      findRate(client.get('/shipping', { schema: shippingSchema }), form.get('shipping')),
    ])
    for (const { issues } of cart.lines)
      // Nothing has changed: the store did not answer.
      for (const issue of issues) if (issue.type === 'unknown') throw issue.error
    if (!cart.ok || !rate) return
    const total = sumAmounts([cart.subtotal, rate.price])
    return { id: crypto.randomUUID(), total, currency, lines, items: getItems(cart, rate), status: 'open' }
  }

  return async (request) => {
    try {
      const form = await request.formData()
      const placed = await placeOnce(readCheckoutId(form), () => placeOrder(form))
      if (!placed) return Response.json({}, { status: 409 })
      if (switches.payment === 'none') return Response.json({ id: placed.id, total: placed.total })
      const { id, total, session } = await startPayment(placed, request, basePath)
      const headers = { 'set-cookie': `${ORDERED_COOKIE}=${id}; Path=/; Max-Age=86400; SameSite=Lax` }
      return Response.json({ id, total, payAt: session?.url ?? `${basePath}/orders/${id}` }, { headers })
    } catch (error) {
      if (error instanceof InvalidParamsError) return Response.json({}, { status: 400 })
      console.error(error)
      return Response.json({}, { status: 502 })
    }
  }
}

/** For the page of an order. Its id is a secret of the shopper. */
export async function readOrder(id: string): Promise<Response> {
  const order = orders.get(id)
  if (!order) return Response.json({}, { status: 404 })
  await updateOrder(order).catch(console.error)
  const { total, lines, status, session } = order
  return Response.json({ id, total, lines, status, payAt: session?.url })
}
