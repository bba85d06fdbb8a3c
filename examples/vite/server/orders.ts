import { NotFoundError, toMinorUnits } from 'storefront-react/core'
import type { CheckedCart, CheckoutLine } from 'storefront-react/server'

import { ORDERED_COOKIE } from './ordered-cookie'
import type { PayableOrder, PaymentSession } from './payment'

export interface Order extends PayableOrder {
  /** What was ordered: the device subtracts it from its cart. */
  readonly lines: readonly CheckoutLine[]
  /** `wrongAmount`: the provider took another amount than that of the order. A person has to look at it. */
  status: 'open' | 'paid' | 'cancelled' | 'wrongAmount'
  session?: PaymentSession
}

/** A real shop has a database. Next bundles pages and routes apart, so they share no module. */
const shared = globalThis as { shopOrders?: Map<string, Order> }
export const orders = (shared.shopOrders ??= new Map<string, Order>())

interface ShippingRate {
  readonly id: string
  readonly name: string
  readonly price: string
}

/** Of a store that has no shipping. */
const NO_SHIPPING: ShippingRate = { id: 'none', name: '', price: '0' }

/** The rate with this id. A store without the path charges nothing for shipping. */
export async function findRate(
  rates: Promise<{ readonly data: readonly ShippingRate[] }>,
  id: unknown,
): Promise<ShippingRate | undefined> {
  try {
    return (await rates).data.find((rate) => rate.id === id)
  } catch (error) {
    if (error instanceof NotFoundError) return NO_SHIPPING
    throw error
  }
}

/** Names and prices are those of the store. */
export const getItems = (cart: CheckedCart, rate: ShippingRate) => [
  ...cart.lines.map((line) => ({
    name: line.product?.name ?? line.seen.name,
    price: line.price,
    quantity: line.quantity,
  })),
  ...(rate === NO_SHIPPING ? [] : [{ name: rate.name, price: rate.price, quantity: 1 }]),
]

/** Opens the page of the payment. Returns the order that the shopper has to pay, or has paid already. */
export async function startPayment(order: Order, request: Request, basePath = ''): Promise<Order> {
  const { openSession, closeSession } = await import('./payment')
  const cookie = new RegExp(`\\b${ORDERED_COOKIE}=([\\w-]+)`).exec(request.headers.get('cookie') ?? '')
  // The shopper came back without paying, or has paid and has not seen the page of the order.
  const previous = order.session ? order : orders.get(cookie?.[1] ?? '')
  if (previous) await updateOrder(previous)
  if (previous?.status === 'paid' || previous?.status === 'open') {
    if (getContent(previous) === getContent(order)) return previous
    // The new order takes its place, so that nobody pays both.
    if (previous.session?.status === 'open') settle(previous, await closeSession(previous.session.id))
  }
  const shop = (process.env.SITE_URL ?? new URL(request.url).origin) + basePath
  order.session = await openSession(order, shop, `${order.id}.${order.session?.id ?? ''}`)
  order.status = 'open'
  orders.set(order.id, order)
  return order
}

const getContent = ({ total, currency, items }: Order) => JSON.stringify([total, currency, items])

/** Asks the provider, whose message may be late. */
export async function updateOrder(order: Order): Promise<void> {
  if (order.status !== 'open' || !order.session) return
  const { readSession } = await import('./payment')
  settle(order, await readSession(order.session.id))
}

/** What the provider says about a payment. */
export async function receiveWebhook(request: Request): Promise<Response> {
  const { readWebhook } = await import('./payment')
  const event = await readWebhook(request)
  if (!event) return Response.json({}, { status: 400 })
  // The provider also speaks of other things than the payments of this shop.
  if (!event.type.startsWith('checkout.session.')) return Response.json({})
  const session = event.data.object
  const order = orders.get(session.client_reference_id ?? '')
  // The provider tries again later.
  if (!order) return Response.json({}, { status: 404 })
  settle(order, session)
  return Response.json({})
}

/** Messages come late, twice, and in any order. An order is paid once, also after it was cancelled: the money has arrived. */
function settle(order: Order, session: PaymentSession): void {
  if (order.status === 'paid' || order.session?.id !== session.id) return
  order.session = session
  if (session.payment_status !== 'unpaid') {
    const isRight =
      session.amount_total === toMinorUnits(order.total, order.currency) &&
      session.currency?.toUpperCase() === order.currency
    order.status = isRight ? 'paid' : 'wrongAmount'
    // A real shop sends the order to its warehouse here.
  } else if (session.status === 'expired') order.status = 'cancelled'
}
