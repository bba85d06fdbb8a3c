import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createStorefrontClient, isVariantAvailable } from '../../src/core/index.js'
import { createCheckout, readOrder } from '../../examples/vite/server/checkout.js'
import { orders, receiveWebhook } from '../../examples/vite/server/orders.js'
import { switches } from '../../examples/vite/src/switches.js'
import resources from '../../examples/vite/checkout-resources.json' with { type: 'json' }
import { createStripeStandIn } from './stripe-stand-in.js'

// The example has the blocks in a folder of its own.
vi.mock(
  '../../examples/vite/src/components/shop/checkout-summary/checkout-schemas',
  () => import('../../blocks/checkout-summary/checkout-schemas.js'),
)

const SHOP = 'https://shop.example'
const catalog = createSampleCatalog({ size: 30 })
const product = catalog.products.find(({ variants }) => variants.some((each) => isVariantAvailable(each)))!
const variant = product.variants.find((each) => isVariantAvailable(each))!
let stripe: ReturnType<typeof createStripeStandIn>
let checkOut: ReturnType<typeof createCheckout>

// A mock of the module would come too late if an earlier file of the process loaded the checkout (`isolate: false`).
const decided = { ...switches }
afterAll(() => Object.assign(switches, decided))

beforeEach(() => {
  Object.assign(switches, { payment: 'page' })
  orders.clear()
  stripe = createStripeStandIn('sk_test_1', 'whsec_1', 'https://pay.example')
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_1')
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_1')
  vi.stubEnv('STRIPE_URL', 'https://stripe.example')
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => stripe.fetch(new Request(url, init)))
  const store = createMockStore({ ...catalog, resources })
  checkOut = createCheckout(
    createStorefrontClient({ baseUrl: store.baseUrl, apiKey: store.apiKey, fetch: store.fetch }),
    'EUR',
  )
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

interface Browser {
  cookie: string
}

/** A press of "Check out". */
async function press(browser: Browser, { quantity = 1, checkoutId = crypto.randomUUID() } = {}) {
  const body = new FormData()
  const line = { productId: product.id, variantId: variant.id, quantity }
  body.set('cart-line', JSON.stringify({ ...line, seenPrice: variant.price, seenCurrency: 'EUR' }))
  body.set('cart-checkout', checkoutId)
  body.set('shipping', 'standard')
  const answer = await checkOut(
    new Request(`${SHOP}/checkout`, { method: 'POST', body, headers: { cookie: browser.cookie } }),
  )
  browser.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? browser.cookie
  return { status: answer.status, ...((await answer.json()) as { id: string; total: string; payAt: string }) }
}

const sessionOf = (payAt: string) => stripe.sessions.get(payAt.split('/').at(-1)!)!
const send = async (...args: Parameters<typeof stripe.sign>) =>
  (await receiveWebhook(new Request(`${SHOP}/checkout/webhook`, { method: 'POST', ...stripe.sign(...args) })))
    .status
const paidOrders = () => [...orders.values()].filter(({ status }) => status === 'paid')
const statusOf = async (id: string) => ((await (await readOrder(id)).json()) as { status: string }).status

it('sends names, prices and shipping of the store, and leads to the page of the payment', async () => {
  const { id, payAt, total } = await press({ cookie: '' }, { quantity: 2 })
  expect(payAt).toMatch(/^https:\/\/pay\.example\/pay\/cs_test_/)
  const session = sessionOf(payAt)
  expect(session.amount_total).toBe(Math.round(Number(total) * 100))
  expect(session.amount_total).toBe(Math.round(Number(variant.price) * 200) + 490)
  expect(session).toMatchObject({
    currency: 'eur',
    client_reference_id: id,
    success_url: `${SHOP}/orders/${id}`,
    cancel_url: `${SHOP}/cart?payment=cancelled`,
  })
})

it('makes one order of a payment whose webhook arrives twice, and of one whose webhook never arrives', async () => {
  const first = await press({ cookie: '' })
  const session = stripe.pay(sessionOf(first.payAt).id)
  expect(await send('checkout.session.completed', session)).toBe(200)
  expect(await send('checkout.session.completed', session)).toBe(200)
  expect(paidOrders().map(({ id }) => id)).toEqual([first.id])
  const second = await press({ cookie: '' }, { quantity: 2 })
  expect(await statusOf(second.id)).toBe('open')
  stripe.pay(sessionOf(second.payAt).id)
  // The page of the order asks the provider.
  expect(await statusOf(second.id)).toBe('paid')
  expect(paidOrders()).toHaveLength(2)
})

it('opens one session for two presses at once, and for a press after Back', async () => {
  const browser = { cookie: '' }
  const checkoutId = crypto.randomUUID()
  const [a, b] = await Promise.all([press(browser, { checkoutId }), press(browser, { checkoutId })])
  // Back to a page that was loaded again, with a checkout id of its own.
  const c = await press(browser)
  expect(new Set([a.payAt, b.payAt, c.payAt]).size).toBe(1)
  expect(stripe.sessions.size).toBe(1)
})

it('leads somebody who has paid and comes back to the cart to that order', async () => {
  const browser = { cookie: '' }
  const first = await press(browser)
  stripe.pay(sessionOf(first.payAt).id)
  const second = await press(browser)
  expect([second.id, second.payAt]).toEqual([first.id, `/orders/${first.id}`])
  expect(paidOrders()).toHaveLength(1)
})

it('closes the session of a cart that was changed after Back, so that nobody pays both', async () => {
  const browser = { cookie: '' }
  const first = await press(browser)
  const second = await press(browser, { quantity: 2 })
  expect(sessionOf(first.payAt ?? '').status).toBe('expired')
  expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['cancelled', 'open'])
})

it('opens another session when the first one has expired, also for the same checkout', async () => {
  const browser = { cookie: '' }
  const checkoutId = crypto.randomUUID()
  const first = await press(browser, { checkoutId })
  expect(await send('checkout.session.expired', stripe.expire(sessionOf(first.payAt).id))).toBe(200)
  expect(await statusOf(first.id)).toBe('cancelled')
  const second = await press(browser, { checkoutId })
  expect(second.payAt).not.toBe(first.payAt)
  stripe.pay(sessionOf(second.payAt).id)
  expect(await statusOf(second.id)).toBe('paid')
  expect(paidOrders()).toHaveLength(1)
})

it('makes an order of a payment that arrives after a cancel, because the money has arrived', async () => {
  const { id, payAt } = await press({ cookie: '' })
  const session = sessionOf(payAt)
  await send('checkout.session.expired', { ...session, status: 'expired' })
  expect(await statusOf(id)).toBe('cancelled')
  await send('checkout.session.completed', stripe.pay(session.id))
  expect(await statusOf(id)).toBe('paid')
  // The older message is late.
  await send('checkout.session.expired', { ...session, status: 'expired' })
  expect(await statusOf(id)).toBe('paid')
})

it.each([{ amount_total: 1 }, { currency: 'usd' }])(
  'makes no order of another amount: %j',
  async (changes) => {
    const { id, payAt } = await press({ cookie: '' })
    expect(await send('checkout.session.completed', stripe.pay(sessionOf(payAt).id, changes))).toBe(200)
    expect(await statusOf(id)).toBe('wrongAmount')
  },
)

it('refuses a webhook that the provider did not sign', async () => {
  const { id, payAt } = await press({ cookie: '' })
  const paid = { ...sessionOf(payAt), status: 'complete', payment_status: 'paid' }
  expect(await send('checkout.session.completed', paid, { secret: 'whsec_other' })).toBe(400)
  expect(await send('checkout.session.completed', paid, { time: Date.now() / 1000 - 3600 })).toBe(400)
  const { body, headers } = stripe.sign('checkout.session.completed', paid)
  const post = (init: RequestInit) =>
    receiveWebhook(new Request(`${SHOP}/checkout/webhook`, { method: 'POST', ...init }))
  expect((await post({ body: body.replace('"paid"', '"paid" '), headers })).status).toBe(400)
  for (const signature of [
    '',
    't=,v1=',
    't=1e309,v1=00',
    `${headers['stripe-signature']}zz`.replace('v1', 'v2'),
  ])
    expect((await post({ body, headers: { 'stripe-signature': signature } })).status).toBe(400)
  expect(await statusOf(id)).toBe('open')
})

it('answers messages about other things with 200, and about an unknown order with 404, so that they come again', async () => {
  expect(await send('charge.refunded', { id: 'ch_1' })).toBe(200)
  expect(await send('checkout.session.completed', { id: 'cs_test_9', client_reference_id: 'x' })).toBe(404)
})

it('says that the order was not sent when the provider does not answer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_wrong')
  expect((await press({ cookie: '' })).status).toBe(502)
  expect(orders.size).toBe(0)
})
