'use client'
import { useEffect, useMemo, useState, type ReactNode } from 'react'

import { useStorefront } from '../hooks/use-storefront.js'
import { CartContext, createCartSource } from './hooks/cart-source.js'
import { hasCartCookies } from './hooks/has-cart-cookies.js'
import { createCartLines, type CartLines } from './state/cart-lines.js'
import type { CartStore } from './state/cart-types.js'
import { linesOf } from './state/lines-of.js'

/** One cart for each scope, because a provider that suspends before its first commit loses its state. */
const browserCarts = new Map<string, CartLines>()

function getDefaultLines(scope: string): CartLines {
  const known = browserCarts.get(scope)
  if (known) return known
  const lines = createCartLines({ storageScope: scope })
  // A server must not share a cart between its users.
  if (typeof document !== 'undefined') browserCarts.set(scope, lines)
  return lines
}

/** Props of `<CartProvider>`. */
export interface CartProviderProps {
  /** A cart from `createCartStore`. Default: one on this device with the default limits. */
  readonly cart?: CartStore | undefined
  /** Carts of one storage scope share their lines. Default: the store's base URL. Pass one for each market. */
  readonly storageScope?: string | undefined
  /** The count that the server and the hydrating render show, for example from a cookie. Default 0. */
  readonly initialTotalQuantity?: number | undefined
  readonly children?: ReactNode
}

/**
 * Provides a cart to the hooks and parts below. Belongs inside `StorefrontProvider`.
 *
 * @throws {MissingProviderError} outside `StorefrontProvider`
 * @see docs/cart.md
 */
export function CartProvider({
  cart: givenCart,
  storageScope,
  initialTotalQuantity = 0,
  children,
}: CartProviderProps): ReactNode {
  const storefront = useStorefront()
  const { client, queryClient, currency } = storefront
  const cartScope = storageScope ?? client.baseUrl
  const lines = useMemo(
    () => (givenCart ? linesOf(givenCart) : getDefaultLines(cartScope)),
    [givenCart, cartScope],
  )
  // The count of the first render only: later values would not be hydrated.
  const [initialCount] = useState(initialTotalQuantity)
  const value = useMemo(
    () => createCartSource(lines, givenCart, currency, initialCount),
    [lines, givenCart, currency, initialCount],
  )

  useEffect(() => {
    lines.provideRules(storefront)
  }, [lines, storefront])

  useEffect(() => {
    if (!hasCartCookies(lines.storageScope)) return
    // Few pages find a cookie, so its code is not in the bundle of every page. If loading the code fails, the cookie stays.
    import('./hooks/add-lines-of-cookies.js')
      .then(({ addLinesOfCookies }) => addLinesOfCookies({ client, queryClient, source: value }))
      // Nothing can be added, and the page that the shopper came for still works.
      .catch(() => {})
      .finally(value.actions.emit)
  }, [client, queryClient, lines, value])

  return <CartContext.Provider value={value}>{children}</CartContext.Provider>
}
