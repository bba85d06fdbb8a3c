import type { StoreRules } from '../../core/client/store-rules.js'
import type { CartAddInput, CartLine } from './cart-line.js'
import type { CartStore } from './cart-types.js'

/** What a line takes from the store. */
export interface AcceptedChange {
  readonly seen?: CartLine['seen'] | undefined
  /** The highest quantity afterwards; 0 removes the line. */
  readonly quantity?: number | undefined
}

/** Adds the lines of cookies: a quantity that the rule forbids is shown in the cart, and not lost. */
export const AS_POSTED = Symbol('as posted')

export interface PostedInput extends CartAddInput {
  readonly [AS_POSTED]?: boolean
}

/** Only the parts accept changes: the stored format is not public. */
export const ACCEPT = Symbol('accept')

export const RULES = Symbol('rules')

export interface AcceptingCart extends CartStore {
  readonly [ACCEPT]: (lineId: string, change: AcceptedChange) => void
  readonly [RULES]: CartRules
}

/** The rules that the app passed to its cart, and those of the provider, which can change while the cart stays. */
export interface CartRules {
  readonly own: StoreRules | undefined
  provided: StoreRules
}

export const rulesOf = (cart: CartStore): CartRules => (cart as AcceptingCart)[RULES]

export function acceptChangeIn(cart: CartStore, lineId: string, change: AcceptedChange): void {
  // `createCartStore` makes every cart, and its type hides this method.
  ;(cart as AcceptingCart)[ACCEPT](lineId, change)
}
