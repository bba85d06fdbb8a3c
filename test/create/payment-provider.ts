import { createServer } from 'node:http'

import { bodyOf, requestFrom, sendResponse } from '../../packages/mock/src/node/node-bridge.js'
import { createStripeStandIn, type StripeStandIn } from '../checkout/stripe-stand-in.js'
import { freePort } from '../free-port.js'

const PAYMENT_KEY = 'sk_test_payment'
const PAYMENT_SECRET = 'whsec_payment'

export interface PaymentProvider {
  readonly url: string
  readonly stripe: StripeStandIn
  /** What a shop needs to know of it. */
  readonly env: NodeJS.ProcessEnv
  close(): void
}

/** The API of a provider, and its page with the two ways back. */
export async function servePaymentProvider(): Promise<PaymentProvider> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const stripe = createStripeStandIn(PAYMENT_KEY, PAYMENT_SECRET, url)
  const answer = async (request: Request): Promise<Response> => {
    const [, id = '', action] = /^\/pay\/(\w+)(?:\/(done))?$/.exec(new URL(request.url).pathname) ?? []
    const session = stripe.sessions.get(id)
    if (!session) return stripe.fetch(request)
    if (action) {
      stripe.pay(id)
      return Response.redirect(session.success_url, 303)
    }
    const html = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Pay</title><h1>Pay ${session.amount_total}</h1>
      <a href="/pay/${id}/done">Pay</a> <a href="${session.cancel_url}">Cancel</a>`
    return new Response(html, { headers: { 'content-type': 'text/html' } })
  }
  const server = createServer((incoming, outgoing) => {
    answer(requestFrom(incoming, outgoing, bodyOf(incoming)))
      .then((response) => sendResponse(response, outgoing))
      .catch(() => outgoing.destroy())
  }).listen(port)
  const env = { STRIPE_SECRET_KEY: PAYMENT_KEY, STRIPE_WEBHOOK_SECRET: PAYMENT_SECRET, STRIPE_URL: url }
  return { url, stripe, env, close: () => server.close() }
}
