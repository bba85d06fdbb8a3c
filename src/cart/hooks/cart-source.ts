'use client'
import { createContext } from 'react'

import { createEmitter, type Emitter } from '../../core/emitter.js'
import type { CartLimitReason, CartLineIssue } from '../../core/labels/cart-line-issue.js'
import { useRequiredContext } from '../../provider/use-required-context.js'
import type { CartLines } from '../state/cart-lines.js'
import type { CartStore, UseCartResult } from '../state/cart-types.js'
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
  readonly getState: () => UseCartResult
  readonly getServerState: () => UseCartResult
  /** Announces what an action did. */
  readonly note: (action: LastAction) => void
  /** Notifies of each action of this tab, whether or not the action changed the cart. */
  readonly onAction: (listener: () => void) => () => void
}

/**
 * What a provider passes down: the lines, and what the first component that changes them makes the rest of. A page that only
 * shows a count loads no more.
 */
export interface CartSource extends Pick<CartStore, 'getState' | 'getServerState' | 'subscribe'> {
  readonly lines: CartLines
  /** The cart of the app. */
  readonly givenCart: CartStore | undefined
  readonly currency: string | undefined
  /** Notifies of each action of this tab, whether or not the action changed the cart. */
  readonly actions: Emitter
  readonly lastAction: { current: LastAction }
  context?: CartContextValue
}

export const CartContext = createContext<CartSource | undefined>(undefined)

export const useCartSource = (): CartSource => useRequiredContext(CartContext, cartErrorMessage, 'no-cart')

export function createCartSource(
  lines: CartLines,
  givenCart: CartStore | undefined,
  currency: string | undefined,
  initialTotalQuantity: number,
): CartSource {
  const { subscribe, getState, getServerState } = givenCart ?? lines
  const serverState = { ...getServerState(), totalQuantity: initialTotalQuantity }
  return {
    lines,
    givenCart,
    currency,
    subscribe,
    getState,
    getServerState: () => serverState,
    actions: createEmitter(),
    lastAction: { current: { reason: undefined } },
  }
}
