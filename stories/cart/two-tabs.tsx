import { useState } from 'react'
import { createMemoryStorage } from 'storefront-mock'

import { createCartStore } from '../../src/cart/index.js'
import type { Product } from '../../src/core/index.js'
import { CartPage } from './cart-page.js'
import { ShopWithDrawer } from './shop-with-drawer.js'
import { WithCart } from './with-cart.js'

/** Two carts on one storage, as in two tabs of a browser. */
export function TwoTabs({ products }: { readonly products: readonly Product[] }) {
  const [storage] = useState(createMemoryStorage)
  const create = () => createCartStore({ storage })
  return (
    <div className="grid lg:grid-cols-2 *:w-full *:min-w-0">
      <WithCart createCart={create}>
        <ShopWithDrawer products={products} title="Tab 1" />
      </WithCart>
      <WithCart createCart={create}>
        <CartPage />
      </WithCart>
    </div>
  )
}
