export { WishlistPage as default } from '../routes/wishlist-page'
