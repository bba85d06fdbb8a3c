import type { StorefrontClient } from '../../src/core/index.js'
import type { PaymentSession } from './payment-sessions.js'

/** The server of the shop. It loads with the first order. */
export function createTill(client: StorefrontClient, currency: string | undefined) {
  const sessions = new Map<string, PaymentSession>()
  async function open() {
    const [{ createPaymentSessions }, { createCheckout }] = await Promise.all([
      import('./payment-sessions.js'),
      import('../../examples/vite/server/checkout.js'),
    ])
    return createPaymentSessions({ checkOut: createCheckout(client), sessions, currency })
  }
  let opened: ReturnType<typeof open> | undefined
  return {
    sessions,
    sendOrder: async (body: FormData): Promise<Response> => (await (opened ??= open()))(body),
  }
}
