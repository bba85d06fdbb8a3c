import type { StorageProblem } from '../../device/storage-problem.js'
import type { StoreRules } from '../../core/client/store-rules.js'
import type { CartLimitReason, CartLineIssue } from '../../core/labels/cart-line-issue.js'
import type { CartLine, CartAddInput } from './cart-line.js'
import type { CheckoutLine } from './checkout-lines.js'

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

/** What `add` and `setQuantity` did. */
export interface CartResult {
  /** The line afterwards; `undefined` if the cart has no such line. */
  readonly line: CartLine | undefined
  /** How many units the line gained; below 0 if it lost some. */
  readonly added: number
  readonly requested: number
  readonly reason?: CartLimitReason | undefined
  /** With the reason `quantityRule`: the numbers of the rule, for `getCartText`. */
  readonly issue?: Extract<CartLineIssue, { readonly type: 'quantityRule' }> | undefined
}

/** What `onChange` receives: one action, with the lines that it changed. */
export interface CartChangeEvent {
  /** `sync`: another tab, or another cart of this scope in the document, made the changes. */
  readonly reason: 'add' | 'quantity' | 'remove' | 'clear' | 'undo' | 'accept' | 'order' | 'sync'
  readonly changes: readonly {
    /** The line afterwards, or the removed line. */
    readonly line: CartLine
    /** The quantity before. */
    readonly from: number
    /** The quantity afterwards. */
    readonly to: number
  }[]
}

/** A cart without React, from `createCartStore`. */
export interface CartStore {
  /**
   * Adds units to the line of the variant and properties. Never lowers its quantity. Adds nothing, with the reason
   * `quantityRule`, if the line would have a quantity that the store's rule forbids.
   * @throws {InvalidParamsError} for an invalid quantity, price or properties, or a variant of another product
   */
  readonly add: (input: CartAddInput) => CartResult
  /**
   * Sets the quantity of a line; 0 removes the line. With the `variant`, its stock limits the quantity. With the `product`
   * too, a quantity that the store's rule forbids changes nothing.
   * @throws {InvalidParamsError} for a quantity that is not a safe integer from 0
   */
  readonly setQuantity: (
    lineId: string,
    quantity: number,
    options?: Partial<Pick<CartAddInput, 'product' | 'variant'>>,
  ) => CartResult
  readonly remove: (lineId: string) => void
  readonly clear: () => void
  /**
   * Subtracts what was ordered. What was added since the checkout began stays, and `undo()` does not restore the order.
   * Call it once for each order.
   *
   * @param lines that `onCheckout` received, or that the server read
   */
  readonly removeOrdered: (lines: readonly CheckoutLine[]) => void
  /** Restores this tab's last removal or clearing. Units that were added to the line since are kept. */
  readonly undo: () => void
  /** Carts of one storage scope share their lines. */
  readonly storageScope: string
  readonly limits: {
    /** Of one line. Default 999. */
    readonly quantity: number
    /** Default 100. */
    readonly lines: number
  }
  /** How many units of a variant can be bought. */
  readonly getMaxQuantity: (variant: CartAddInput['variant']) => number
  readonly getState: () => CartState
  /** An empty cart, for the server and the hydrating render. */
  readonly getServerState: () => CartState
  readonly subscribe: (listener: () => void) => () => void
  /** Stops listening to other tabs. */
  readonly destroy: () => void
}

/** The state of the cart and its actions. */
export interface UseCartResult
  extends CartState, Pick<CartStore, 'add' | 'setQuantity' | 'remove' | 'clear' | 'undo' | 'removeOrdered'> {}

/** Options of `createCartStore`. */
export interface CreateCartStoreOptions {
  /** Carts of one storage scope share their lines. Default `'default'`; `CartProvider` uses the store's base URL. */
  readonly storageScope?: string | undefined
  /** Default: `localStorage` in a document that allows it, else memory. */
  readonly storage?: Storage | undefined
  readonly limits?: Partial<CartStore['limits']> | undefined
  /** All but `currency` and `getPriorPrice` are read. Default: those of the provider and of its client. */
  readonly rules?: StoreRules | undefined
  /** Called once an action, after the state changed. */
  readonly onChange?: ((event: CartChangeEvent) => void) | undefined
  /** Called when the storage refuses, or holds a line that cannot be read. The cart works on in memory. */
  readonly onError?: ((problem: StorageProblem) => void) | undefined
}

export type CartLimits = CartStore['limits']

/** What the hooks and parts call. */
export type CartActions = Pick<
  CartStore,
  'add' | 'setQuantity' | 'remove' | 'clear' | 'undo' | 'removeOrdered'
>
