import type { CartLine } from './cart-line.js'
import type { CartStore } from './cart-types.js'

/** What a line takes from the store. */
export interface AcceptedChange {
  readonly seen?: CartLine['seen'] | undefined
  /** The highest quantity afterwards; 0 removes the line. */
  readonly quantity?: number | undefined
}

/** Only the parts accept changes: the stored format is not public. */
export const ACCEPT = Symbol('accept')

export interface AcceptingCart extends CartStore {
  readonly [ACCEPT]: (lineId: string, change: AcceptedChange) => void
}

export function acceptChangeIn(cart: CartStore, lineId: string, change: AcceptedChange): void {
  // `createCartStore` makes every cart, and its type hides this method.
  ;(cart as AcceptingCart)[ACCEPT](lineId, change)
}
