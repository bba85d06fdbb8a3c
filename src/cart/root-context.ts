'use client'
import { createContext, useContext, useSyncExternalStore, type RefObject } from 'react'

import { partErrorMessage } from '../parts/error-texts.js'
import { useRequiredContext } from '../provider/use-required-context.js'
import { StorefrontContext } from '../provider/storefront-context.js'
import { defaultLabels, type CartLabels } from './labels.js'
import type { LiveCartLine, UseLiveCartResult } from './use-live-cart.js'

export interface CartRootContextValue {
  readonly rootRef: RefObject<HTMLElement | null>
  /** Set when the last line is removed, so that `Cart.Empty` takes the focus. */
  readonly focusEmptyRef: RefObject<boolean>
  readonly get: () => UseLiveCartResult
  readonly set: (live: UseLiveCartResult) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** A store: a changed context value would re-render all lines. */
export const CartRootContext = createContext<CartRootContextValue | undefined>(undefined)

export const LineContext = createContext<LiveCartLine | undefined>(undefined)

export const useCartRoot = (): CartRootContextValue =>
  useRequiredContext(CartRootContext, partErrorMessage, 'no-root', 'Cart.Root')

export const useLine = (): LiveCartLine =>
  useRequiredContext(LineContext, partErrorMessage, 'no-root', 'Cart.Items')

/** Re-renders only when the selected value changes. */
export function useRootValue<T>(select: (live: UseLiveCartResult) => T): T {
  const { subscribe, get } = useCartRoot()
  const getValue = () => select(get())
  return useSyncExternalStore(subscribe, getValue, getValue)
}

export function createCartRoot(
  live: UseLiveCartResult,
): Pick<CartRootContextValue, 'get' | 'set' | 'subscribe'> {
  const listeners = new Set<() => void>()
  return {
    get: () => live,
    set(next) {
      if (next === live) return
      live = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export function useCartLabels(): CartLabels {
  const labels = useContext(StorefrontContext)?.labels?.cart
  return labels ? { ...defaultLabels, ...labels } : defaultLabels
}
