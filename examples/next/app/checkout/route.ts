import { checkCartLines, createCartRemoveCookies, readCartForm } from 'storefront-react/server'
import { InvalidParamsError, sumAmounts } from 'storefront-react/core'

import { shippingSchema } from '../../components/shop/checkout-summary/checkout-schemas'
import { ORDERED_COOKIE } from '../../lib/ordered-cookie'
import { orders } from '../../lib/orders'
import { uncachedClient } from '../../lib/server-client'
import { store } from '../../lib/store'

function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** The browser sends no prices. The store has them, and the lines are checked again. */
export async function POST(request: Request): Promise<Response> {
  try {
    const form = await request.formData()
    const lines = readCartForm(form)
    const [cart, shipping] = await Promise.all([
      checkCartLines(uncachedClient, lines),
      uncachedClient.get('/shipping', { schema: shippingSchema }),
    ])
    const rate = shipping.data.find(({ id }) => id === form.get('shipping'))
    // The cart page shows what changed.
    if (!cart.ok || !rate || lines.length === 0) return seeOther('/cart')
    const id = crypto.randomUUID()
    orders.set(id, { id, total: sumAmounts([cart.subtotal, rate.price]) })
    return seeOther(`/orders/${id}`, [
      `${ORDERED_COOKIE}=${id}; Path=/; Max-Age=60; SameSite=Lax`,
      // Without scripts, nothing else removes the lines of `cart/add`.
      ...createCartRemoveCookies({ request, storageScope: store.cartScope, lines }),
    ])
  } catch (error) {
    if (!(error instanceof InvalidParamsError)) throw error
    return Response.json({ error: error.message }, { status: 400 })
  }
}
