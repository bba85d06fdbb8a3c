import { Outlet, type LazyRouteFunction, type RouteObject } from 'react-router'

import { PageSkeleton } from './layout/page-skeleton'
import { HomePage } from './routes/home-page'
import { NotFoundPage } from './routes/not-found-page'
import { RouteError } from './routes/route-error'
import type { Shop } from './shop'

/** Around the pages whose list is in the URL. The other pages do not load it. */
const loadUrlState = async () => {
  const { NuqsAdapter } = await import('nuqs/adapters/react-router/v7')
  return {
    element: (
      <NuqsAdapter>
        <Outlet />
      </NuqsAdapter>
    ),
  }
}

/** The front page is in the first file. Each other page has a file of its own, which loads when somebody opens the page. */
export const createRoutes = (
  shop: Shop,
  urlState: LazyRouteFunction<RouteObject> = loadUrlState,
): RouteObject[] => [
  {
    errorElement: <RouteError />,
    HydrateFallback: PageSkeleton,
    children: [
      { index: true, element: <HomePage /> },
      { path: '*', element: <NotFoundPage /> },
      {
        lazy: urlState,
        children: [
          {
            path: 'products',
            lazy: async () => ({ Component: (await import('./routes/products-page')).ProductsPage }),
          },
          {
            path: 'collections/:slug',
            lazy: async () => ({ Component: (await import('./routes/collection-page')).CollectionPage }),
          },
          {
            path: 'search',
            lazy: async () => {
              const { SearchPage } = await import('./routes/search-page')
              return { element: <SearchPage search={shop.search} /> }
            },
          },
        ],
      },
      {
        path: 'products/:slug',
        lazy: async () => ({ Component: (await import('./routes/product-page')).ProductPage }),
      },
      {
        path: 'wishlist',
        lazy: async () => ({ Component: (await import('./routes/wishlist-page')).WishlistPage }),
      },
      {
        path: 'cart',
        lazy: async () => {
          const { CartPage } = await import('./routes/cart-page')
          return { element: <CartPage sendOrder={shop.sendOrder} /> }
        },
      },
      {
        path: 'orders/:id',
        lazy: async () => {
          const { OrderPage } = await import('./routes/order-page')
          return { element: <OrderPage readOrder={shop.readOrder} /> }
        },
      },
      {
        path: 'pages/:slug',
        lazy: async () => ({ Component: (await import('./routes/content-page')).ContentPage }),
      },
    ],
  },
]
