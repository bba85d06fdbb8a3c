import { createHmac, randomUUID } from 'node:crypto'

/** The fields of https://docs.stripe.com/api/checkout/sessions/object that a shop reads. */
export interface StandInSession {
  readonly id: string
  readonly object: 'checkout.session'
  readonly amount_total: number
  readonly cancel_url: string
  readonly client_reference_id: string | null
  readonly currency: string
  readonly mode: 'payment'
  readonly payment_status: 'paid' | 'unpaid'
  readonly status: 'open' | 'complete' | 'expired'
  readonly success_url: string
  readonly url: string | null
}

export interface StripeStandIn {
  /** Answers as `https://api.stripe.com`. */
  readonly fetch: (request: Request) => Promise<Response>
  readonly sessions: Map<string, StandInSession>
  /** What a shopper does on the page of the payment. */
  readonly pay: (id: string, changes?: Partial<StandInSession>) => StandInSession
  readonly expire: (id: string) => StandInSession
  /** The body and header of a webhook. */
  readonly sign: (
    type: string,
    session: object,
    options?: { readonly secret?: string; readonly time?: number },
  ) => { readonly body: string; readonly headers: Record<string, string> }
}

const error = (status: number, type: string, message: string) =>
  Response.json({ error: { type, message } }, { status })

/** Sessions of Stripe Checkout, by its published API. Not Stripe: it knows only what this shop sends, and refuses the rest. */
export function createStripeStandIn(key: string, webhookSecret: string, origin: string): StripeStandIn {
  const sessions = new Map<string, StandInSession>()
  /** https://docs.stripe.com/api/idempotent_requests */
  const answered = new Map<string, { readonly body: string; readonly id: string }>()

  function create(body: URLSearchParams): StandInSession | string {
    const lines = new Map<string, Map<string, string>>()
    for (const [name, value] of body) {
      if (['mode', 'success_url', 'cancel_url', 'client_reference_id'].includes(name)) continue
      const [, index, field] = /^line_items\[(\d+)\]\[(.+)\]$/.exec(name) ?? []
      if (index === undefined || field === undefined) return `Received unknown parameter: ${name}`
      lines.set(index, (lines.get(index) ?? new Map<string, string>()).set(field, value))
    }
    if (body.get('mode') !== 'payment' || lines.size === 0) return 'Missing required param: line_items.'
    if (lines.size > 100) return 'At most 100 line items.'
    if (!URL.canParse(body.get('success_url') ?? '')) return 'Not a valid URL'
    let total = 0
    const currencies = new Set<string>()
    for (const line of lines.values()) {
      const amount = line.get('price_data][unit_amount') ?? ''
      const quantity = line.get('quantity') ?? ''
      const currency = line.get('price_data][currency') ?? ''
      if (!/^\d{1,8}$/.test(amount)) return `Invalid integer: ${amount}`
      if (!/^[1-9]\d*$/.test(quantity)) return `Invalid integer: ${quantity}`
      if (!/^[a-z]{3}$/.test(currency)) return `Invalid currency: ${currency}`
      if (!line.get('price_data][product_data][name')) return 'You must specify a product name.'
      currencies.add(currency)
      total += Number(amount) * Number(quantity)
    }
    if (currencies.size !== 1) return 'You specified different currencies.'
    const id = `cs_test_${randomUUID().replaceAll('-', '')}`
    return {
      id,
      object: 'checkout.session',
      amount_total: total,
      cancel_url: body.get('cancel_url') ?? '',
      client_reference_id: body.get('client_reference_id'),
      currency: [...currencies][0]!,
      mode: 'payment',
      payment_status: 'unpaid',
      status: 'open',
      success_url: body.get('success_url')!,
      url: `${origin}/pay/${id}`,
    }
  }

  const change = (id: string, changes: Partial<StandInSession>): StandInSession => {
    const session = { ...sessions.get(id)!, url: null, ...changes }
    sessions.set(id, session)
    return session
  }

  return {
    sessions,
    pay: (id, changes) => change(id, { status: 'complete', payment_status: 'paid', ...changes }),
    expire: (id) => change(id, { status: 'expired' }),
    sign(type, object, { secret = webhookSecret, time = Math.floor(Date.now() / 1000) } = {}) {
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } })
      const v1 = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
      return { body, headers: { 'stripe-signature': `t=${time},v1=${v1},v0=00` } }
    },
    async fetch(request) {
      if (request.headers.get('authorization') !== `Bearer ${key}`)
        return error(401, 'invalid_request_error', 'Invalid API Key provided')
      const { pathname } = new URL(request.url)
      const [, id, action] =
        /^\/v1\/checkout\/sessions(?:\/(cs_test_\w+))?(?:\/(expire))?$/.exec(pathname) ?? []
      if (id === undefined) {
        if (request.method !== 'POST') return error(404, 'invalid_request_error', 'Unrecognized request URL')
        const text = await request.text()
        const idempotencyKey = request.headers.get('idempotency-key') ?? randomUUID()
        const known = answered.get(idempotencyKey)
        if (known && known.body !== text)
          return error(400, 'idempotency_error', 'Keys can only be used with the same parameters.')
        const session = known ? sessions.get(known.id)! : create(new URLSearchParams(text))
        if (typeof session === 'string') return error(400, 'invalid_request_error', session)
        sessions.set(session.id, session)
        answered.set(idempotencyKey, { body: text, id: session.id })
        return Response.json(session)
      }
      const session = sessions.get(id)
      if (!session) return error(404, 'invalid_request_error', `No such checkout.session: ${id}`)
      if (action === undefined) return Response.json(session)
      if (session.status !== 'open')
        return error(
          400,
          'invalid_request_error',
          'Only Checkout Sessions with a status in ["open"] can be expired.',
        )
      return Response.json(change(id, { status: 'expired' }))
    },
  }
}
