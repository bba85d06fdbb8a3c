import 'server-only'
import type { CheckoutLine } from 'storefront-react/server'

export interface Order {
  readonly id: string
  /** Decimal amount, with shipping. */
  readonly total: string
  /** What was ordered: the device subtracts it from its cart. */
  readonly lines: readonly CheckoutLine[]
}

/** A real shop stores its orders in a database. Next bundles pages and routes apart, so they share no module. */
const shared = globalThis as { exampleOrders?: Map<string, Order> }
export const orders = (shared.exampleOrders ??= new Map<string, Order>())
