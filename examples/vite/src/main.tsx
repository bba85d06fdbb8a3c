import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { StorefrontProvider } from 'storefront-react'
import { CartProvider } from 'storefront-react/cart'

import { ShopLayout } from './layout/shop-layout'
import { createRoutes } from './routes'
import { settings } from './settings'
import { shop } from './store'
import './shop.css'

const router = createBrowserRouter([
  { element: <ShopLayout search={shop.search} />, children: createRoutes(shop) },
])

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <StorefrontProvider client={shop.client} queryClient={shop.queryClient} {...settings}>
      <CartProvider>
        <RouterProvider router={router} />
      </CartProvider>
    </StorefrontProvider>
  </StrictMode>,
)
