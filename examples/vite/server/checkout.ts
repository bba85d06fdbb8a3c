import { checkCartLines, readCartForm, readCheckoutId } from 'storefront-react/server'
import { InvalidParamsError, sumAmounts, type StorefrontClient } from 'storefront-react/core'

import { shippingSchema } from '../src/components/shop/checkout-summary/checkout-schemas'
import { settings } from '../src/settings'
import { placeOnce } from './place-once'

/** The browser sends no prices. The store has them, and the lines are checked again. */
export function createCheckout(client: StorefrontClient): (request: Request) => Promise<Response> {
  async function placeOrder(form: FormData) {
    const lines = readCartForm(form)
    const [cart, shipping] = await Promise.all([
      checkCartLines(client, lines, { rules: { currency: settings.currency } }),
      client.get('/shipping', { schema: shippingSchema }),
    ])
    for (const { issues } of cart.lines)
      // Nothing has changed: the store did not answer.
      for (const issue of issues) if (issue.type === 'unknown') throw issue.error
    const rate = shipping.data.find(({ id }) => id === form.get('shipping'))
    if (!cart.ok || !rate) return
    return { id: crypto.randomUUID(), total: sumAmounts([cart.subtotal, rate.price]) }
  }

  return async (request) => {
    try {
      const form = await request.formData()
      const order = await placeOnce(readCheckoutId(form), () => placeOrder(form))
      return Response.json(order ?? {}, { status: order ? 200 : 409 })
    } catch (error) {
      if (error instanceof InvalidParamsError) return Response.json({}, { status: 400 })
      console.error(error)
      return Response.json({}, { status: 502 })
    }
  }
}
