import { toMinorUnits } from 'storefront-react/core'

/** What a shop reads of a checkout session of Stripe: https://docs.stripe.com/api/checkout/sessions/object */
export interface PaymentSession {
  readonly id: string
  /** The page of the payment, while the session is open. */
  readonly url: string | null
  readonly status: 'open' | 'complete' | 'expired' | null
  readonly payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  readonly amount_total: number | null
  readonly currency: string | null
  /** The id of the order. */
  readonly client_reference_id: string | null
}

export interface PayableOrder {
  readonly id: string
  readonly currency: string
  /** With shipping, as the store says. */
  readonly total: string
  /** Each with the price of one. */
  readonly items: readonly { readonly name: string; readonly price: string; readonly quantity: number }[]
}

/** @param key a repeated request with the same key gets the first answer, so that one order has one session */
export function openSession(order: PayableOrder, shop: string, key: string): Promise<PaymentSession> {
  const body = new URLSearchParams({
    mode: 'payment',
    client_reference_id: order.id,
    success_url: `${shop}/orders/${order.id}`,
    cancel_url: `${shop}/cart?payment=cancelled`,
  })
  for (const [index, { name, price, quantity }] of order.items.entries()) {
    const item = `line_items[${index}]`
    body.set(`${item}[quantity]`, String(quantity))
    body.set(`${item}[price_data][currency]`, order.currency.toLowerCase())
    body.set(`${item}[price_data][unit_amount]`, String(toMinorUnits(price, order.currency)))
    body.set(`${item}[price_data][product_data][name]`, name)
  }
  return send('', { body, headers: { 'idempotency-key': key } })
}

export const readSession = (id: string) => send(`/${encodeURIComponent(id)}`)

/** Nobody can pay it any more. Fails if somebody just did. */
export const closeSession = (id: string) =>
  send(`/${encodeURIComponent(id)}/expire`, { body: new URLSearchParams() })

async function send(path: string, post?: { body: URLSearchParams; headers?: Record<string, string> }) {
  const { STRIPE_SECRET_KEY: key, STRIPE_URL = 'https://api.stripe.com' } = process.env
  if (!key) throw new Error('Set STRIPE_SECRET_KEY in .env.local or in the environment.')
  const response = await fetch(`${STRIPE_URL}/v1/checkout/sessions${path}`, {
    ...(post && { method: 'POST', body: post.body }),
    headers: { ...post?.headers, authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(20_000),
  })
  if (!response.ok) throw new Error(`The payment provider answered ${response.status}.`)
  return (await response.json()) as PaymentSession
}

/** A signature is that of a message which may be repeated later. */
const TOLERANCE_S = 300

interface PaymentEvent {
  /** Such as `checkout.session.completed`. */
  readonly type: string
  readonly data: { readonly object: PaymentSession }
}

/** A message that the provider signed; `undefined` for anything else. https://docs.stripe.com/webhooks#verify-manually */
export async function readWebhook(request: Request): Promise<PaymentEvent | undefined> {
  const secret = process.env.STRIPE_WEBHOOK_SECRET
  if (!secret) throw new Error('Set STRIPE_WEBHOOK_SECRET in .env.local or in the environment.')
  const body = await request.text()
  const parts = (request.headers.get('stripe-signature') ?? '').split(',').map((part) => part.split('='))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= TOLERANCE_S)) return
  const encode = (text: string) => new TextEncoder().encode(text)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['verify'])
  for (const [name, hex = ''] of parts) {
    if (name !== 'v1' || !/^([0-9a-f]{2})+$/.test(hex)) continue
    const signature = Uint8Array.from(hex.match(/../g)!, (byte) => Number.parseInt(byte, 16))
    if (await crypto.subtle.verify('HMAC', key, signature, encode(`${time}.${body}`)))
      return JSON.parse(body) as PaymentEvent
  }
  return
}
