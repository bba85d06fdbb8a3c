import type { ReactNode } from 'react'
import { StorefrontProvider } from 'storefront-react'

export const Providers = ({ children }: { children: ReactNode }) => (
  <StorefrontProvider
    baseUrl="https://shop.example/api/v1"
    apiKey="pk_123"
    currency="EUR"
    locale="en"
  >
    {children}
  </StorefrontProvider>
)
