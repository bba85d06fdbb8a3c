import { checkCartLines, readCartForm } from 'storefront-react/cart/server'
import {
  createStorefrontClient,
  InvalidParamsError,
  sumAmounts,
  type StorefrontClientOptions,
} from 'storefront-react/core'

import { shippingSchema } from '../src/components/shop/checkout-summary/checkout-schemas'

/** The browser sends no prices. The store has them, and the lines are checked again. */
export function createCheckout(options: StorefrontClientOptions): (request: Request) => Promise<Response> {
  const client = createStorefrontClient(options)
  return async (request) => {
    try {
      const form = await request.formData()
      const lines = readCartForm(form)
      const [cart, shipping] = await Promise.all([
        checkCartLines(client, lines),
        client.get('/shipping', { schema: shippingSchema }),
      ])
      const rate = shipping.data.find(({ id }) => id === form.get('shipping'))
      if (!cart.ok || !rate || lines.length === 0) return Response.json({}, { status: 409 })
      return Response.json({ id: crypto.randomUUID(), total: sumAmounts([cart.subtotal, rate.price]) })
    } catch (error) {
      if (error instanceof InvalidParamsError) return Response.json({}, { status: 400 })
      console.error(error)
      return Response.json({}, { status: 502 })
    }
  }
}
