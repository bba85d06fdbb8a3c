import type { StorageProblem } from '../../device/storage-problem.js'
import type { StoreRules } from '../../core/client/store-rules.js'
import type { CartLine, CartLineSeen, CartProduct, CartVariant } from './cart-line.js'
import type { CartLineProperties } from './properties.js'

/** Immutable. A line that did not change keeps its identity. */
export interface CartState {
  /** The oldest first. */
  readonly lines: readonly CartLine[]
  readonly totalQuantity: number
  /** `hydrating` on the server and while hydrating, when the device cannot be read. */
  readonly status: 'hydrating' | 'ready'
  /** `false` if the device refuses to store the cart, so that a reload would lose changes. */
  readonly isStored: boolean
  /** The lines that `undo()` restores: this tab's last removal or clearing. */
  readonly removedLines: readonly CartLine[]
}

/** The most that a cart holds. */
export interface CartLimits {
  /** Of one line. Default 999. */
  readonly quantity: number
  /** Default 100. */
  readonly lines: number
}

/** Why a cart holds fewer units than requested. */
export type CartLimitReason = 'soldOut' | 'stock' | 'quantityLimit' | 'lineLimit'

/** What `add` and `setQuantity` did. */
export interface CartResult {
  /** The line afterwards; `undefined` if the cart has no such line. */
  readonly line: CartLine | undefined
  /** How many units the line gained; below 0 if it lost some. */
  readonly added: number
  readonly requested: number
  readonly reason?: CartLimitReason | undefined
}

/** What `add` puts into the cart. */
export interface CartAddInput {
  readonly product: CartProduct
  /** A variant of this product. */
  readonly variant: CartVariant
  /** A safe integer from 1. Default 1. */
  readonly quantity?: number | undefined
  /** What the shopper entered: at most 10 strings, names of at most 40 and values of at most 500 characters. */
  readonly properties?: CartLineProperties | undefined
  /** Of the price that the shopper saw, ISO 4217. `useCart` passes the provider's. */
  readonly currency?: string | undefined
}

/** How the quantity of one line changed. */
export interface CartChange {
  /** The line afterwards, or the removed line. */
  readonly line: CartLine
  /** The quantity before. */
  readonly from: number
  /** The quantity afterwards. */
  readonly to: number
}

/** What `onChange` receives: one action, with the lines that it changed. */
export interface CartChangeEvent {
  /** `sync`: another tab, or another cart of this scope in the document, made the changes. */
  readonly reason: 'add' | 'quantity' | 'remove' | 'clear' | 'undo' | 'accept' | 'sync'
  readonly changes: readonly CartChange[]
}

/** The actions of a cart. They are synchronous and send no request. */
export interface CartActions {
  /**
   * Adds units to the line of the variant and properties. Never lowers its quantity.
   * @throws {InvalidParamsError} for an invalid quantity, price or properties, or a variant of another product
   */
  readonly add: (input: CartAddInput) => CartResult
  /**
   * Sets the quantity of a line; 0 removes the line. With the `variant`, its stock limits the quantity.
   * @throws {InvalidParamsError} for a quantity that is not a safe integer from 0
   */
  readonly setQuantity: (
    lineId: string,
    quantity: number,
    options?: { readonly variant?: CartVariant | undefined },
  ) => CartResult
  readonly remove: (lineId: string) => void
  readonly clear: () => void
  /** Restores this tab's last removal or clearing. Units that were added to the line since are kept. */
  readonly undo: () => void
}

/** What a line takes from the store. */
export interface AcceptedChange {
  readonly seen?: CartLineSeen | undefined
  /** The highest quantity afterwards; 0 removes the line. */
  readonly quantity?: number | undefined
}

/** Only the parts accept changes: the stored format is not public. */
export const ACCEPT = Symbol('accept')

/** A cart without React, from `createCartStore`. */
export interface CartStore extends CartActions {
  /** Carts of one storage scope share their lines. */
  readonly storageScope: string
  readonly limits: CartLimits
  /** How many units of a variant can be bought. */
  readonly getMaxQuantity: (variant: CartVariant) => number
  readonly getState: () => CartState
  /** An empty cart, for the server and the hydrating render. */
  readonly getServerState: () => CartState
  readonly subscribe: (listener: () => void) => () => void
  /** Stops listening to other tabs. */
  readonly destroy: () => void
  /** @internal */
  readonly [ACCEPT]: (lineId: string, change: AcceptedChange) => void
}

/** Options of `createCartStore`. */
export interface CreateCartStoreOptions {
  /** Carts of one storage scope share their lines. Default `'default'`; `CartProvider` uses the store's base URL. */
  readonly storageScope?: string | undefined
  /** Default: `localStorage` in a document that allows it, else memory. */
  readonly storage?: Storage | undefined
  readonly limits?: Partial<CartLimits> | undefined
  /** Only `getMaxQuantity` and `isVariantAvailable` are read. Default: those of the provider and of its client. */
  readonly rules?: StoreRules | undefined
  /** Called once an action, after the state changed. */
  readonly onChange?: ((event: CartChangeEvent) => void) | undefined
  /** Called when the storage refuses, or holds a line that cannot be read. The cart works on in memory. */
  readonly onError?: ((problem: StorageProblem) => void) | undefined
}
