import type { ReactNode } from 'react'
import { StorefrontProvider } from 'storefront-react'
import { CartProvider } from 'storefront-react/cart'

export const Providers = ({ children }: { children: ReactNode }) => (
  <StorefrontProvider
    baseUrl="https://shop.example/api/v1"
    apiKey="pk_123"
    currency="EUR"
  >
    <CartProvider>{children}</CartProvider>
  </StorefrontProvider>
)
