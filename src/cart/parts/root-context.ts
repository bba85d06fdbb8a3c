'use client'
import { createContext, useContext, useSyncExternalStore, type RefObject } from 'react'

import { createEmitter } from '../../core/emitter.js'
import type { Labels } from '../../core/labels/labels.js'
import { partErrorMessage } from '../../parts/error-texts.js'
import { useRequiredContext } from '../../provider/use-required-context.js'
import { StorefrontContext } from '../../provider/storefront-context.js'
import { defaultLabels, type CartPartLabels } from '../labels.js'
import type { LiveCartLine, UseLiveCartResult } from '../hooks/use-live-cart.js'

export interface CartRootContextValue {
  /** The id of the issue of a line. Ids of lines are encoded, so they contain no space. */
  readonly getIssueId: (lineId: string) => string
  /** Where controls post before hydration and without scripts. */
  readonly updateAction: string | undefined
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
  const { emit, subscribe } = createEmitter()
  return {
    get: () => live,
    set(next) {
      if (next === live) return
      live = next
      emit()
    },
    subscribe,
  }
}

/** The labels of the surrounding `Cart.Root`. */
export const CartLabelsContext = createContext<Partial<Labels['cart']> | undefined>(undefined)

export function useCartLabels(): CartPartLabels {
  const ofStore = useContext(StorefrontContext)?.labels?.cart
  const ofRoot = useContext(CartLabelsContext)
  return ofStore || ofRoot ? { ...defaultLabels, ...ofStore, ...ofRoot } : defaultLabels
}
