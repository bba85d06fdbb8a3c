'use client'
import Link from 'next/link'
import { useSavedList } from 'storefront-react/saved'

import { texts } from '../lib/texts'
import { menuLink } from './menu-class'
import { useWishlist } from './shop/wishlist/wishlist'

/** The list is on the device, so the number appears after hydration. */
export function WishlistLink() {
  const { ids } = useSavedList(useWishlist())
  return (
    <Link className={menuLink} href="/wishlist" prefetch={false}>
      {texts.wishlist} ({ids.length})
    </Link>
  )
}
