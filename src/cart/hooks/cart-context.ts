'use client'
import type { CartActions, CartResult, CartState, UseCartResult } from '../state/cart-types.js'
import { cartOf } from '../state/create-cart-store.js'
import { once } from './use-cart-state.js'
import { useCartSource, type CartContextValue, type CartSource, type LastAction } from './cart-source.js'

/** For components that change the cart, or check it. */
export const useCartContext = (): CartContextValue => cartContextOf(useCartSource())

export const cartContextOf = (source: CartSource): CartContextValue =>
  (source.context ??= createCartContext(source))

/** The state and the actions in one object, which stays the same as long as the state does. */
function createCartContext({
  lines,
  givenCart,
  currency,
  actions: emitter,
  lastAction,
  ...source
}: CartSource): CartContextValue {
  const cart = givenCart ?? cartOf(lines)
  const { emit, subscribe: onAction } = emitter
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
  const withActions = (state: CartState): UseCartResult => ({ ...state, ...actions })
  return {
    cart,
    subscribe: cart.subscribe,
    getState: once(cart.getState, withActions),
    getServerState: once(source.getServerState, withActions),
    note,
    onAction,
  }
}
