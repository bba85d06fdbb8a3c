import type { StoreRules } from '../core/client/store-rules.js'
import type { CartStore } from './state/cart-types.js'
import { createCartStore } from './state/create-cart-store.js'

export interface DefaultCart {
  readonly cart: CartStore
  /** The rules of the provider, which can change while the cart stays. */
  rules: StoreRules
}

/** One cart for each scope, because a provider that suspends before its first commit loses its state. */
const browserCarts = new Map<string, DefaultCart>()

/** A browser keeps one cart per scope, because a provider that suspends before its first commit loses its state. */
export function getDefaultCart(scope: string): DefaultCart {
  const known = browserCarts.get(scope)
  if (known) return known
  const entry: DefaultCart = {
    cart: createCartStore({
      storageScope: scope,
      rules: {
        get isProductForSale() {
          return entry.rules.isProductForSale
        },
        get isVariantAvailable() {
          return entry.rules.isVariantAvailable
        },
        get getMaxQuantity() {
          return entry.rules.getMaxQuantity
        },
      },
    }),
    rules: {},
  }
  // A server must not share a cart between its users.
  if (typeof document !== 'undefined') browserCarts.set(scope, entry)
  return entry
}
