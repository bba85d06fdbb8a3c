import { checkCartLines, readCartForm } from 'storefront-react/server'
import { InvalidParamsError, sumAmounts } from 'storefront-react/core'

import { shippingSchema } from '../../components/shop/checkout-summary/checkout-schemas'
import { ORDERED_COOKIE } from '../../lib/ordered-cookie'
import { orders } from '../../lib/orders'
import { uncachedClient } from '../../lib/server-client'
import { store } from '../../lib/store'

const seeOther = (location: string, headers: HeadersInit = {}) =>
  new Response(null, { status: 303, headers: { ...headers, location } })

/** The browser sends no prices. The store has them, and the lines are checked again. */
export async function POST(request: Request): Promise<Response> {
  try {
    const form = await request.formData()
    const lines = readCartForm(form)
    const [cart, shipping] = await Promise.all([
      checkCartLines(uncachedClient, lines, { currency: store.currency }),
      uncachedClient.get('/shipping', { schema: shippingSchema }),
    ])
    const rate = shipping.data.find(({ id }) => id === form.get('shipping'))
    // The cart page shows what changed.
    if (!cart.ok || !rate || lines.length === 0) return seeOther('/cart')
    const id = crypto.randomUUID()
    orders.set(id, { id, total: sumAmounts([cart.subtotal, rate.price]) })
    return seeOther(`/orders/${id}`, {
      'set-cookie': `${ORDERED_COOKIE}=${id}; Path=/; Max-Age=60; SameSite=Lax`,
    })
  } catch (error) {
    if (!(error instanceof InvalidParamsError)) throw error
    return Response.json({ error: error.message }, { status: 400 })
  }
}
