import type { Variant } from '../core/schemas/variant.js'
import { getMaxQuantity } from '../core/variants/get-max-quantity.js'
import type { CartStore } from './state/cart-types.js'
import { createCartStore } from './state/create-cart-store.js'

export interface DefaultCart {
  readonly cart: CartStore
  /** The rule of the provider, which can change while the cart stays. */
  isVariantAvailable?: ((variant: Variant) => boolean) | undefined
}

const browserCarts = new Map<string, DefaultCart>()

/** A browser keeps one cart per scope, because a provider that suspends before its first commit loses its state. */
export function getDefaultCart(scope: string): DefaultCart {
  const known = browserCarts.get(scope)
  if (known) return known
  const entry: DefaultCart = {
    cart: createCartStore({
      scope,
      // A variant of the cart has the fields that the rule of the store reads, or the app passed more.
      getMaxQuantity: (variant) =>
        getMaxQuantity(variant as Variant, { isVariantAvailable: entry.isVariantAvailable }),
    }),
  }
  // A server must not share a cart between its users.
  if (typeof document !== 'undefined') browserCarts.set(scope, entry)
  return entry
}
