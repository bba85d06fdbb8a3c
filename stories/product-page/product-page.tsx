import { useState } from 'react'
import { createTestCart } from 'storefront-mock'

import { CartDrawer } from '../../blocks/cart-drawer/cart-drawer.js'
import { ProductDetails, type ProductDetailsProps } from '../../blocks/product-page/product-details.js'
import { CartProvider } from '../../src/cart/index.js'

export type ProductPageProps = Pick<ProductDetailsProps, 'product' | 'defaultVariant'>

/** Each story has its own cart. */
export function ProductPage(props: ProductPageProps) {
  const [cart] = useState(createTestCart)
  return (
    <CartProvider cart={cart}>
      <main className="shop-page">
        <div className="flex justify-end">
          <CartDrawer />
        </div>
        <ProductDetails {...props} />
      </main>
    </CartProvider>
  )
}
