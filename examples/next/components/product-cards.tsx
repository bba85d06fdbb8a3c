'use client'
import { ProductList } from 'storefront-react'

import { renderProductCard } from './shop/product-card/product-card'
import { productColumns } from './shop/shop-ui/class-names'

/** `<ProductList.Items>` takes a function, which a server component cannot pass to a client component. */
export function ProductCards() {
  return <ProductList.Items className={productColumns}>{renderProductCard}</ProductList.Items>
}
