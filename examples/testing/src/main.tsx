import { createRoot } from 'react-dom/client'
import { StorefrontProvider } from 'storefront-react'

import { ProductNames } from './product-names'

createRoot(document.querySelector('#root')!).render(
  <StorefrontProvider
    baseUrl={import.meta.env['VITE_STOREFRONT_URL'] as string}
    apiKey={import.meta.env['VITE_STOREFRONT_KEY'] as string}
  >
    <ProductNames />
  </StorefrontProvider>,
)
