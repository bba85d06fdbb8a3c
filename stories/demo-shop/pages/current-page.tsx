import { useRouter } from '../router/router.js'
import { CartPage } from './cart-page.js'
import { CheckoutPage } from './checkout-page.js'
import { CollectionPage } from './collection-page.js'
import { ContentPage } from './content-page.js'
import { HomePage } from './home-page.js'
import { NotFoundPage } from './not-found-page.js'
import { ProductPage } from './product-page.js'
import { SearchPage } from './search-page.js'
import { WishlistPage } from './wishlist-page.js'

/** The key starts each visit with fresh state: a second product page does not keep the choices of the first one. */
export function CurrentPage() {
  const { key, path } = useRouter()
  const [, section, slug = ''] = path.split('/')
  switch (section) {
    case '':
      return <HomePage key={key} />
    case 'collections':
      return <CollectionPage key={key} slug={slug} />
    case 'products':
      return <ProductPage key={key} slug={slug} />
    case 'pages':
      return <ContentPage key={key} slug={slug} />
    case 'search':
      return <SearchPage key={key} />
    case 'wishlist':
      return <WishlistPage key={key} />
    case 'cart':
      return <CartPage key={key} />
    case 'checkout':
      return <CheckoutPage key={key} />
    default:
      return <NotFoundPage key={key} />
  }
}
