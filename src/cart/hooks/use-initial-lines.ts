'use client'
import { useEffect, useMemo, useReducer, useState } from 'react'

import { useStorefront } from '../../hooks/use-storefront.js'
import { getTotals, type CheckedCartLine } from '../check/live-line.js'
import { useCartContext } from './cart-context.js'
import { hasCartCookies } from './has-cart-cookies.js'
import type { UseLiveCartResult } from './use-live-cart.js'

/** The lines of the server's page, until the cart of the device has them. */
export function useInitialLines(
  live: UseLiveCartResult,
  initialLines: readonly CheckedCartLine[] | undefined,
): UseLiveCartResult {
  const [lines] = useState(initialLines)
  const { cart, onAction } = useCartContext()
  const store = useStorefront()
  const [, update] = useReducer((count: number) => count + 1, 0)
  useEffect(() => (lines ? onAction(update) : undefined), [lines, onAction])
  // An empty cart would be shown for a moment, before the provider has checked the lines of the cookies.
  const isPending =
    live.status === 'hydrating' || (live.lines.length === 0 && hasCartCookies(cart.storageScope))
  return useMemo(() => {
    if (!lines || !isPending) return live
    return {
      ...live,
      ...getTotals(lines, store),
      status: 'hydrating',
      totalQuantity: lines.reduce((total, { quantity }) => total + quantity, 0),
      lines: lines.map((line) => ({ ...line, accept: () => {} })),
    }
  }, [live, lines, isPending, store])
}
