'use client'
import { useEffect } from 'react'
import { useCart } from 'storefront-react/cart'

import { ORDERED_COOKIE } from '../../lib/ordered-cookie'

/** Empties the cart after an order, and not again when the shopper comes back to the page of the order. */
export function ClearCart() {
  const clear = useCart((cart) => cart.clear)
  useEffect(() => {
    if (!document.cookie.includes(`${ORDERED_COOKIE}=`)) return
    document.cookie = `${ORDERED_COOKIE}=; Path=/; Max-Age=0`
    clear()
  }, [clear])
  return null
}
