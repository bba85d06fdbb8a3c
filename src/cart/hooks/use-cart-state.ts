'use client'
import { useMemo, useSyncExternalStore } from 'react'

import type { CartLine } from '../state/cart-line.js'
import type { CartState } from '../state/cart-types.js'
import { useCartSource } from './cart-source.js'

/**
 * What the cart on this device has, without the actions of `useCart`: a header that shows a count does not load the code that
 * changes a cart.
 *
 * @param select picks what the component needs; the component re-renders only when the picked value changes
 * @throws {MissingProviderError} outside `CartProvider`
 * @example
 * const count = useCartState((cart) => cart.totalQuantity)
 */
export function useCartState<T>(select: (cart: CartState) => T): T {
  return useSelected(useCartSource(), select)
}

/** One line; `undefined` if the cart does not have it. Re-renders only when this line changes. */
export function useCartLine(lineId: string): CartLine | undefined {
  return useCartState((cart) => cart.lines.find(({ id }) => id === lineId))
}

interface Snapshots<S> {
  readonly subscribe: (listener: () => void) => () => void
  readonly getState: () => S
  readonly getServerState: () => S
}

export function useSelected<S, T>(
  { subscribe, getState, getServerState }: Snapshots<S>,
  select: (state: S) => T,
): T {
  // A selector may build an object, so call it once for each state: React compares the results by identity.
  const [get, getServer] = useMemo(
    () => [once(getState, select), once(getServerState, select)] as const,
    [getState, getServerState, select],
  )
  return useSyncExternalStore(subscribe, get, getServer)
}

/** The same value as long as the state stays the same. */
export function once<S, T>(get: () => S, select: (state: S) => T): () => T {
  let last: { readonly state: S; readonly value: T } | undefined
  return () => {
    const state = get()
    if (last?.state !== state) last = { state, value: select(state) }
    return last.value
  }
}
