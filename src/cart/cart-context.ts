'use client'
import { createContext } from 'react'

import { useRequiredContext } from '../provider/use-required-context.js'
import type { Cart, CartActions, CartLimitReason, CartResult, CartState } from './state/cart-types.js'
import { cartErrorMessage } from './state/error-texts.js'

export type CartSnapshot = CartState & CartActions

export interface CartContextValue {
  readonly cart: Cart
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => CartSnapshot
  readonly getServerSnapshot: () => CartSnapshot
  /** Notifies of each action of this tab, whether or not the action changed the cart. */
  readonly onAction: (listener: () => void) => () => void
  /** Set by the last action, for the announcement: why the cart holds less than requested. */
  readonly lastReason: { current: CartLimitReason | undefined }
}

export const CartContext = createContext<CartContextValue | undefined>(undefined)

export const useCartContext = (): CartContextValue =>
  useRequiredContext(CartContext, cartErrorMessage, 'no-cart')

/** The state and the actions in one object, which stays the same as long as the state does. */
export function createCartContext(
  cart: Cart,
  currency: string | undefined,
  initialTotalQuantity: number | undefined,
): CartContextValue {
  const lastReason: CartContextValue['lastReason'] = { current: undefined }
  const listeners = new Set<() => void>()
  function noting<Args extends readonly unknown[], Result>(action: (...args: Args) => Result) {
    return (...args: Args): Result => {
      const result = action(...args)
      lastReason.current = (result as CartResult | undefined)?.reason
      for (const listener of listeners) listener()
      return result
    }
  }
  const actions: CartActions = {
    add: noting((input) => cart.add({ currency, ...input })),
    setQuantity: noting(cart.setQuantity),
    remove: noting(cart.remove),
    clear: noting(cart.clear),
    undo: noting(cart.undo),
    accept: noting(cart.accept),
  }
  let snapshot: CartSnapshot = { ...cart.getState(), ...actions }
  let state = cart.getState()
  const serverState = cart.getServerState()
  const serverSnapshot = {
    ...serverState,
    totalQuantity: initialTotalQuantity ?? serverState.totalQuantity,
    ...actions,
  }
  return {
    cart,
    subscribe: cart.subscribe,
    getSnapshot() {
      if (state !== cart.getState()) {
        state = cart.getState()
        snapshot = { ...state, ...actions }
      }
      return snapshot
    },
    getServerSnapshot: () => serverSnapshot,
    onAction(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    lastReason,
  }
}
