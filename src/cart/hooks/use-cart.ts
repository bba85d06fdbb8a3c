'use client'
import { useMemo, useSyncExternalStore } from 'react'

import { useCartContext } from './cart-context.js'
import type { CartLine } from '../state/cart-line.js'
import type { UseCartResult } from '../state/cart-types.js'

/**
 * The cart on this device. It sends no request, so it suits a badge and an add button.
 *
 * @param select picks what the component needs; the component re-renders only when the picked value changes
 * @throws {MissingProviderError} outside `CartProvider`
 * @example
 * const count = useCart((cart) => cart.totalQuantity)
 */
export function useCart(): UseCartResult
export function useCart<T>(select: (cart: UseCartResult) => T): T
export function useCart<T>(select?: (cart: UseCartResult) => T): T | UseCartResult {
  const { subscribe, getSnapshot, getServerSnapshot } = useCartContext()
  // A selector may build an object, so call it once for each state: React compares the results by identity.
  const [get, getServer] = useMemo(
    () => [once(getSnapshot, select), once(getServerSnapshot, select)] as const,
    [getSnapshot, getServerSnapshot, select],
  )
  return useSyncExternalStore(subscribe, get, getServer)
}

/** One line; `undefined` if the cart does not have it. Re-renders only when this line changes. */
export function useCartLine(lineId: string): CartLine | undefined {
  return useCart((cart) => cart.lines.find(({ id }) => id === lineId))
}

function once<T>(
  get: () => UseCartResult,
  select: ((cart: UseCartResult) => T) | undefined,
): () => T | UseCartResult {
  if (!select) return get
  let last: { readonly cart: UseCartResult; readonly value: T } | undefined
  return () => {
    const cart = get()
    if (last?.cart !== cart) last = { cart, value: select(cart) }
    return last.value
  }
}
