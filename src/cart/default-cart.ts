import type { CartStore } from './state/cart-types.js'
import { createCartStore } from './state/create-cart-store.js'

/** One cart for each scope, because a provider that suspends before its first commit loses its state. */
const browserCarts = new Map<string, CartStore>()

/** A browser keeps one cart per scope, because a provider that suspends before its first commit loses its state. */
export function getDefaultCart(scope: string): CartStore {
  const known = browserCarts.get(scope)
  if (known) return known
  const cart = createCartStore({ storageScope: scope })
  // A server must not share a cart between its users.
  if (typeof document !== 'undefined') browserCarts.set(scope, cart)
  return cart
}
