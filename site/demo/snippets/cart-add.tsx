import type { Product } from 'storefront-react'
import { Cart } from 'storefront-react/cart'

export const Buy = ({ product }: { product: Product }) => (
  <Cart.Add product={product} variant={product.variants[0]} />
)
