import { useState } from 'react'
import { createTestCart } from 'storefront-mock'

import { ProductDetails } from '../../../blocks/product-page/product-details.js'
import { CartProvider } from '../../../src/cart/index.js'
import { PreviewPage } from '../preview-page.js'
import type { PreviewProps } from '../preview-shop.js'

export default function ProductPagePreview({ products }: PreviewProps) {
  const [cart] = useState(() => createTestCart())
  const product = products.find(({ slug }) => slug === 'tamnor-stoneware-vase')
  return (
    <CartProvider cart={cart}>
      <PreviewPage>{product && <ProductDetails product={product} />}</PreviewPage>
    </CartProvider>
  )
}
