'use client'
import { ProductList } from 'storefront-react'

import { renderCard } from './product-card'

/** `<ProductList.Items>` takes a function, which a server component cannot pass to a client component. */
export function ProductCards() {
  return <ProductList.Items className="grid">{renderCard}</ProductList.Items>
}
