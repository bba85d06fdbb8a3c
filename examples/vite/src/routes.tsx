import type { RouteObject } from 'react-router'

import { CartPage } from './routes/cart-page'
import { CollectionPage, collectionLoader } from './routes/collection-page'
import { ContentPage, contentLoader } from './routes/content-page'
import { HomePage } from './routes/home-page'
import { NotFoundPage } from './routes/not-found-page'
import { ProductPage, productLoader } from './routes/product-page'
import { ProductsPage } from './routes/products-page'
import { RouteError } from './routes/route-error'
import { SearchPage } from './routes/search-page'
import { WishlistPage } from './routes/wishlist-page'
import type { Shop } from './shop'

export const createRoutes = (shop: Shop): RouteObject[] => [
  {
    errorElement: <RouteError />,
    children: [
      { index: true, element: <HomePage /> },
      { path: 'products', element: <ProductsPage /> },
      { path: 'search', element: <SearchPage search={shop.search} /> },
      { path: 'products/:slug', element: <ProductPage />, loader: productLoader(shop) },
      { path: 'collections/:slug', element: <CollectionPage />, loader: collectionLoader(shop) },
      { path: 'wishlist', element: <WishlistPage /> },
      { path: 'cart', element: <CartPage sendOrder={shop.sendOrder} /> },
      { path: 'pages/:slug', element: <ContentPage />, loader: contentLoader(shop) },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
]
