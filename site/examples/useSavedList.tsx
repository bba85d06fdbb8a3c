import { createSavedList, useSavedList } from 'storefront-react/saved'

const wishlist = createSavedList({ name: 'wishlist' })

export function WishlistLink() {
  const { ids } = useSavedList(wishlist)
  return <a href="/wishlist">Wishlist ({ids.length})</a>
}
