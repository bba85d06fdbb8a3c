import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { ProductDetails } from '../../blocks/product-page/product-details.js'
import { shopTexts } from '../../blocks/shop-ui/shop-texts.js'
import { CartProvider } from '../../src/cart/index.js'
import { createStorefrontClient, StorefrontProvider, type Product } from '../../src/index.js'
import { randomProduct } from './random-product.js'

const client = createStorefrontClient({
  baseUrl: 'https://shop.example/v1',
  apiKey: null,
  rules: { currency: 'EUR' },
})

const pageOf = (product: Product, selection: Readonly<Record<string, string>>) =>
  renderToStaticMarkup(
    <StorefrontProvider client={client}>
      <CartProvider>
        <ProductDetails product={product} selection={selection} />
      </CartProvider>
    </StorefrontProvider>,
  )

it('the block of a product page says that the variant of a link is gone, and only then', () => {
  for (let seed = 1; seed <= 30; seed += 1) {
    const { product } = randomProduct(seed)
    expect(pageOf(product, { variant: 'no such id' })).toContain(shopTexts.variantGone)
    for (const { id } of product.variants)
      expect(pageOf(product, { variant: id })).not.toContain(shopTexts.variantGone)
    expect(pageOf(product, {})).not.toContain(shopTexts.variantGone)
  }
})
