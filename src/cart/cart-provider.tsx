'use client'
import { useEffect, useMemo, useState, type ReactNode } from 'react'

import { useStorefront } from '../hooks/use-storefront.js'
import { CartContext, createCartContext } from './hooks/cart-context.js'
import { hasCartCookies } from './hooks/has-cart-cookies.js'
import { rulesOf } from './state/accept.js'
import type { CartStore } from './state/cart-types.js'
import { createCartStore } from './state/create-cart-store.js'

/** One cart for each scope, because a provider that suspends before its first commit loses its state. */
const browserCarts = new Map<string, CartStore>()

function getDefaultCart(scope: string): CartStore {
  const known = browserCarts.get(scope)
  if (known) return known
  const cart = createCartStore({ storageScope: scope })
  // A server must not share a cart between its users.
  if (typeof document !== 'undefined') browserCarts.set(scope, cart)
  return cart
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
  initialTotalQuantity,
  children,
}: CartProviderProps): ReactNode {
  const storefront = useStorefront()
  const { client, queryClient, currency } = storefront
  const cartScope = storageScope ?? client.baseUrl
  const cart = useMemo(() => givenCart ?? getDefaultCart(cartScope), [givenCart, cartScope])
  // The count of the first render only: later values would not be hydrated.
  const [initialCount] = useState(initialTotalQuantity)
  const value = useMemo(() => createCartContext(cart, currency, initialCount), [cart, currency, initialCount])

  useEffect(() => {
    rulesOf(cart).provided = storefront
  }, [cart, storefront])

  useEffect(() => {
    const cookieScope = value.cart.storageScope
    if (!hasCartCookies(cookieScope)) return
    const { add } = value.getSnapshot()
    // Few pages find a cookie, so its code is not in the bundle of every page. If loading the code fails, the cookie stays.
    import('./hooks/add-lines-of-cookies.js')
      .then(({ addLinesOfCookies }) => addLinesOfCookies({ client, queryClient, scope: cookieScope, add }))
      // Nothing can be added, and the page that the shopper came for still works.
      .catch(() => {})
      .finally(value.notify)
  }, [client, queryClient, value])

  return <CartContext.Provider value={value}>{children}</CartContext.Provider>
}
