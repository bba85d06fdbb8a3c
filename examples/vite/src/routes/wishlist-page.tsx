import { SavedProducts } from '../components/shop/wishlist/saved-products'
import { PageHeading } from '../layout/page-heading'
import { useTexts } from '../texts'

export function WishlistPage() {
  const texts = useTexts()
  return (
    <>
      <PageHeading>{texts.wishlist}</PageHeading>
      <h2 className="sr-only">{texts.items}</h2>
      <SavedProducts />
    </>
  )
}
