'use client'
import { useEffect } from 'react'
import { useCart, type CheckoutLine } from 'storefront-react/cart'

import { ORDERED_COOKIE } from '../../lib/ordered-cookie'

interface RemoveOrderedProps {
  readonly lines: readonly CheckoutLine[]
}

/** Subtracts an order from the cart, and not again when the shopper comes back to the page of the order. */
export function RemoveOrdered({ lines }: RemoveOrderedProps) {
  const removeOrdered = useCart((cart) => cart.removeOrdered)
  useEffect(() => {
    if (!document.cookie.includes(`${ORDERED_COOKIE}=`)) return
    document.cookie = `${ORDERED_COOKIE}=; Path=/; Max-Age=0`
    removeOrdered(lines)
  }, [removeOrdered, lines])
  return null
}
