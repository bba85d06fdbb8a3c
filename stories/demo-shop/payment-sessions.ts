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

export interface PaymentSessionsOptions {
  readonly checkOut: (request: Request) => Promise<Response>
  /** By the id of the order. */
  readonly sessions: Map<string, PaymentSession>
  readonly currency?: string | undefined
}

/** The server of a shop places the order, opens a payment for it, and answers with the address of the payment's page. */
export function createPaymentSessions({ checkOut, sessions, currency = 'EUR' }: PaymentSessionsOptions) {
  return async function sendOrder(body: FormData): Promise<Response> {
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
}
