'use client'
import Link from 'next/link'
import { useCartState } from 'storefront-react/cart'

import { menuLink } from '../menu-class'
import { texts } from '../../lib/texts'

/** The badge renders again only when the number changes. */
export function CartLink() {
  const count = useCartState((cart) => cart.totalQuantity)
  return (
    <Link className={menuLink} href="/cart">
      {texts.cartLink(count)}
    </Link>
  )
}
