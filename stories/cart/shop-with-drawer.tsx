import { CartDrawer } from '../../blocks/cart-drawer/cart-drawer.js'
import { ProductCard } from '../../blocks/product-card/product-card.js'
import { outlineButton, productColumns } from '../../blocks/shop-ui/class-names.js'
import { Cart } from '../../src/cart/index.js'
import { getMaxQuantity, type Product } from '../../src/core/index.js'

export interface ShopWithDrawerProps {
  readonly products: readonly Product[]
  readonly title?: string | undefined
}

/** Products with a button each, and a drawer with the cart. */
export function ShopWithDrawer({ products, title = 'New in' }: ShopWithDrawerProps) {
  return (
    <section className="shop-page" aria-label={title}>
      <header className="shop-header">
        <h1 className="shop-title">{title}</h1>
        <CartDrawer />
      </header>
      <h2 className="sr-only">Products</h2>
      <ul className={productColumns} aria-label="Products">
        {products.map((product) => (
          <ProductCard key={product.id} product={product}>
            <Cart.Add
              className={`${outlineButton} relative mt-3 w-full`}
              product={product}
              variant={product.variants.find((variant) => getMaxQuantity(variant) > 0)}
              aria-label={`Add to cart: ${product.name}`}
            />
          </ProductCard>
        ))}
      </ul>
    </section>
  )
}
