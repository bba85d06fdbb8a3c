import type { CartLines } from './cart-lines.js'
import type { CartStore } from './cart-types.js'

/** The stored format is not public. */
export const LINES = Symbol('lines')

export interface CartWithLines extends CartStore {
  readonly [LINES]: CartLines
}

/** `createCartStore` makes every cart, and its type hides the lines. */
export const linesOf = (cart: CartStore): CartLines => (cart as CartWithLines)[LINES]
