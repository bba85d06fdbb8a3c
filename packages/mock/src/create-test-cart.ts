import type { CartAddInput, CartStore, CreateCartStoreOptions } from 'storefront-react/cart'
import { createCartStore, createMemoryStorage } from 'storefront-react/internal'

/** Options of `createTestCart`: those of `createCartStore`, and lines to start with. */
export interface CreateTestCartOptions extends CreateCartStoreOptions {
  /** Added in this order. */
  readonly lines?: readonly CartAddInput[] | undefined
}

/**
 * A cart in memory that no other test sees, for `<CartProvider cart={…}>`.
 * @throws {Error} if a line does not fit, for example because its variant is sold out
 * @example createTestCart({ lines: [{ product, variant: product.variants[0], quantity: 2 }] })
 */
export function createTestCart({ lines = [], ...options }: CreateTestCartOptions = {}): CartStore {
  const cart = createCartStore({ storage: createMemoryStorage(), ...options })
  for (const line of lines) {
    const { reason } = cart.add(line)
    if (reason) throw new Error(`A line of the test cart does not fit: ${reason}.`)
  }
  return cart
}
