import { useState } from 'react'
import { createTestCart } from 'storefront-mock'

import { CartLines } from '../../blocks/cart-drawer/cart-lines.js'
import { CartTotals } from '../../blocks/cart-drawer/cart-totals.js'
import { ProductGrid } from '../../blocks/product-grid/product-grid.js'
import { ProductDetails } from '../../blocks/product-page/product-details.js'
import { outlineButton } from '../../blocks/shop-ui/class-names.js'
import { useShopTexts } from '../../blocks/shop-ui/shop-texts.js'
import { productSorts, SortSelect } from '../../blocks/sort-and-facets/sort-select.js'
import { Cart, CartProvider } from '../../src/cart/index.js'
import { linesOf, stocked } from '../cart/cart-lines-of.js'
import { sampleProducts } from '../shop/sample-shop.js'

const lines = linesOf(stocked.slice(0, 2), [2, 1])
const product = sampleProducts.find(({ variants }) => variants.length > 3)

/** A list, a product and a cart below each other. Names of products and options come from the store. */
export function ShopInLanguage() {
  const texts = useShopTexts()
  const [params, setParams] = useState<Parameters<typeof SortSelect>[0]['value']>({})
  const [cart] = useState(() => createTestCart({ lines }))
  return (
    <CartProvider cart={cart}>
      <main className="shop-page grid gap-12">
        <h1 className="shop-title">{texts.products}</h1>
        <ProductGrid
          params={{ limit: 4 }}
          controls={<SortSelect options={productSorts} value={params} onChange={setParams} />}
        />
        {product && <ProductDetails product={product} />}
        <section aria-label={texts.cart}>
          <h2 className="mb-6 text-xl font-semibold">{texts.cart}</h2>
          <Cart.Root className="grid gap-6">
            <CartLines />
            <Cart.Undo className={`${outlineButton} justify-self-start`} />
            <CartTotals />
          </Cart.Root>
          <Cart.Status className="sr-only" />
        </section>
      </main>
    </CartProvider>
  )
}
