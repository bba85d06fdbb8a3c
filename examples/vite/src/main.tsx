import { NuqsAdapter } from 'nuqs/adapters/react-router/v7'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { StorefrontProvider } from 'storefront-react'
import { CartProvider } from 'storefront-react/cart'

import { ShopLayout } from './layout/shop-layout'
import { CartPage } from './routes/cart-page'
import { CollectionPage, collectionLoader } from './routes/collection-page'
import { ContentPage, contentLoader } from './routes/content-page'
import { HomePage } from './routes/home-page'
import { NotFoundPage } from './routes/not-found-page'
import { ProductPage, productLoader } from './routes/product-page'
import { ProductsPage } from './routes/products-page'
import { RouteError } from './routes/route-error'
import { SearchPage } from './routes/search-page'
import { client, currency, queryClient } from './store'
import './shop.css'

const router = createBrowserRouter([
  {
    element: (
      <NuqsAdapter>
        <ShopLayout />
      </NuqsAdapter>
    ),
    children: [
      {
        errorElement: <RouteError />,
        children: [
          { index: true, element: <HomePage /> },
          { path: 'products', element: <ProductsPage /> },
          { path: 'search', element: <SearchPage /> },
          { path: 'products/:slug', element: <ProductPage />, loader: productLoader },
          { path: 'collections/:slug', element: <CollectionPage />, loader: collectionLoader },
          { path: 'cart', element: <CartPage /> },
          { path: 'pages/:slug', element: <ContentPage />, loader: contentLoader },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
])

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <StorefrontProvider client={client} queryClient={queryClient} currency={currency} locale="en">
      <CartProvider>
        <RouterProvider router={router} />
      </CartProvider>
    </StorefrontProvider>
  </StrictMode>,
)
