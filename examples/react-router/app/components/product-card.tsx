import { Link } from 'react-router'
import { Price, ProductImage, ProductList } from 'storefront-react'
import type { Product } from 'storefront-react/core'

export const renderCard = (product: Product) => (
  <ProductList.Item className="card">
    <ProductImage product={product} aspectRatio={1} sizes="16rem" />
    <Link to={`/products/${product.slug}`}>{product.name}</Link>
    <Price product={product} />
  </ProductList.Item>
)
