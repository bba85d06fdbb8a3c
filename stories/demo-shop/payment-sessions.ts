import { readCartForm } from '../../src/server/index.js'
import type { CheckoutLine } from '../../src/cart/index.js'

/** What a server sends to a payment provider for an order. */
export interface PaymentRequest {
  readonly reference: string
  readonly amount: string
  readonly currency: string
  readonly shipping: string
  readonly items: readonly {
    readonly variant: string
    readonly quantity: number
    readonly price: string | undefined
  }[]
}

export interface PaymentSession {
  readonly request: PaymentRequest
  /** They leave the cart when they are paid. */
  readonly lines: readonly CheckoutLine[]
}

/** The server of a shop places the order, opens a payment for it, and answers with the address of the payment's page. */
export function createPaymentSessions(checkOut: (request: Request) => Promise<Response>, currency = 'EUR') {
  const sessions = new Map<string, PaymentSession>()
  async function sendOrder(body: FormData): Promise<Response> {
    const lines = readCartForm(body)
    const shipping = body.get('shipping')
    const response = await checkOut(new Request(location.href, { method: 'POST', body }))
    if (!response.ok) return response
    const { id, total } = (await response.json()) as { readonly id: string; readonly total: string }
    sessions.set(id, {
      lines,
      request: {
        reference: id,
        amount: total,
        currency,
        shipping: typeof shipping === 'string' ? shipping : '',
        items: lines.map(({ variantId, quantity, seenPrice }) => ({
          variant: variantId,
          quantity,
          price: seenPrice,
        })),
      },
    })
    return Response.json({ id, total, payAt: `/payment/${id}` })
  }
  return { sessions, sendOrder }
}
