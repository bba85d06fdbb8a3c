import { checkCartLines, readCartForm } from 'storefront-react/server'
import { InvalidParamsError, sumAmounts, type StorefrontClient } from 'storefront-react/core'

import { shippingSchema } from '../src/components/shop/checkout-summary/checkout-schemas'

/** The browser sends no prices. The store has them, and the lines are checked again. */
export function createCheckout(client: StorefrontClient): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      const form = await request.formData()
      const lines = readCartForm(form)
      const [cart, shipping] = await Promise.all([
        checkCartLines(client, lines, { rules: { currency: 'EUR' } }),
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
