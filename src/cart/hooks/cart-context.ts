'use client'
import { createContext } from 'react'

import { createEmitter } from '../../core/emitter.js'
import type { CartLimitReason, CartLineIssue } from '../../core/labels/cart-line-issue.js'
import { useRequiredContext } from '../../provider/use-required-context.js'
import { type CartActions, type CartResult, type CartStore, type UseCartResult } from '../state/cart-types.js'
import { cartErrorMessage } from '../state/error-texts.js'

/** What the last action did, for the announcement. */
export interface LastAction {
  /** Why the cart holds less than requested. */
  readonly reason: CartLimitReason | undefined
  /** Name of the line whose changes were accepted. */
  readonly accepted?: string | undefined
  /** Why the cart cannot take what was typed. */
  readonly issue?: CartLineIssue | undefined
}

export interface CartContextValue {
  readonly cart: CartStore
  readonly subscribe: (listener: () => void) => () => void
  readonly getSnapshot: () => UseCartResult
  readonly getServerSnapshot: () => UseCartResult
  /** Announces what an action did. */
  readonly note: (action: LastAction) => void
  /** Notifies of each action of this tab, whether or not the action changed the cart. */
  readonly onAction: (listener: () => void) => () => void
  /** Notifies like an action, after the lines of cookies were added or refused. */
  readonly notify: () => void
  readonly lastAction: { current: LastAction }
}

export const CartContext = createContext<CartContextValue | undefined>(undefined)

export const useCartContext = (): CartContextValue =>
  useRequiredContext(CartContext, cartErrorMessage, 'no-cart')

/** The state and the actions in one object, which stays the same as long as the state does. */
export function createCartContext(
  cart: CartStore,
  currency: string | undefined,
  initialTotalQuantity: number | undefined,
): CartContextValue {
  const lastAction: CartContextValue['lastAction'] = { current: { reason: undefined } }
  const { emit, subscribe: onAction } = createEmitter()
  function note(action: LastAction): void {
    lastAction.current = action
    emit()
  }
  function noting<Args extends readonly unknown[], Result>(action: (...args: Args) => Result) {
    return (...args: Args): Result => {
      const result = action(...args)
      const { reason, issue } = { ...(result as CartResult | undefined) }
      note({ reason, issue })
      return result
    }
  }
  const actions: CartActions = {
    add: noting((input) => cart.add({ currency, ...input })),
    setQuantity: noting(cart.setQuantity),
    remove: noting(cart.remove),
    clear: noting(cart.clear),
    undo: noting(cart.undo),
    removeOrdered: noting(cart.removeOrdered),
  }
  let snapshot: UseCartResult = { ...cart.getState(), ...actions }
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
    note,
    onAction,
    notify: emit,
    lastAction,
  }
}
