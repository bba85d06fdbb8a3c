/** The first page of products with the provider and `ProductList`. */
import { createRoot } from 'react-dom/client'

import type { Product } from '../../src/core/index.js'
import { ProductList, StorefrontProvider } from '../../src/index.js'
import { TimedRow } from './row.js'

const renderItem = (product: Product) => (
  <ProductList.Item>
    <TimedRow product={product} />
  </ProductList.Item>
)

createRoot(document.getElementById('root')!).render(
  <StorefrontProvider baseUrl="/api/v1" apiKey="pk_bench">
    <ProductList.Root params={{ limit: 24 }}>
      <ProductList.Items>{renderItem}</ProductList.Items>
      <ProductList.Next />
    </ProductList.Root>
  </StorefrontProvider>,
)
