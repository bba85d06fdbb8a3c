import type { Metadata } from 'next'

import { PageHeading } from '../../components/page-heading'
import { SavedProducts } from '../../components/shop/wishlist/saved-products'
import { texts } from '../../lib/texts'

export const metadata: Metadata = { title: texts.wishlist, robots: { index: false } }

export default function WishlistPage() {
  return (
    <>
      <PageHeading>{texts.wishlist}</PageHeading>
      <h2 className="sr-only">{texts.items}</h2>
      <SavedProducts />
    </>
  )
}
