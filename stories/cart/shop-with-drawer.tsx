import { useState } from 'react'

import { Cart, CartProvider, type CartStore } from '../../src/cart/index.js'
import { getMaxQuantity, type Product } from '../../src/core/index.js'
import { Price, PriceCurrent, ProductImage } from '../../src/index.js'
import { CartDrawer } from './cart-drawer.js'

export interface ShopWithDrawerProps {
  readonly createCart: () => CartStore
  readonly products: readonly Product[]
  readonly title?: string | undefined
}

/** Products with a button each, and a drawer with the cart. */
export function ShopWithDrawer({ createCart, products, title = 'New in' }: ShopWithDrawerProps) {
  const [cart] = useState(createCart)
  return (
    <CartProvider cart={cart}>
      <section className="shop-page" aria-label={title}>
        <header className="shop-header">
          <h1 className="shop-title">{title}</h1>
          <CartDrawer />
        </header>
        <ul className="product-grid" aria-label="Products">
          {products.map((product) => (
            <li key={product.id} className="product-card">
              <div className="product-media">
                <ProductImage product={product} alt="" sizes="(min-width: 40rem) 20rem, 50vw" />
              </div>
              <div>
                <h2 className="product-name">{product.name}</h2>
                <Price className="product-price" product={product} display="from">
                  <PriceCurrent />
                </Price>
              </div>
              <Cart.Add
                className="shop-button"
                product={product}
                variant={product.variants.find((variant) => getMaxQuantity(variant) > 0)}
                aria-label={`Add to cart: ${product.name}`}
              />
            </li>
          ))}
        </ul>
        <Cart.Status className="visually-hidden" />
      </section>
    </CartProvider>
  )
}
