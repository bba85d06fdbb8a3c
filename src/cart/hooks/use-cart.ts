'use client'
import type { UseCartResult } from '../state/cart-types.js'
import { useCartContext } from './cart-context.js'
import { useSelected } from './use-cart-state.js'

/**
 * The cart on this device and its actions. It sends no request. Where a component only reads, `useCartState` loads less code.
 *
 * @param select picks what the component needs; the component re-renders only when the picked value changes
 * @throws {MissingProviderError} outside `CartProvider`
 * @example
 * const add = useCart((cart) => cart.add)
 */
export function useCart(): UseCartResult
export function useCart<T>(select: (cart: UseCartResult) => T): T
export function useCart<T>(select?: (cart: UseCartResult) => T): T | UseCartResult {
  return useSelected<UseCartResult, T | UseCartResult>(useCartContext(), select ?? same)
}

const same = (cart: UseCartResult) => cart
