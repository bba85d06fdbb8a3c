import { Link } from 'react-router'
import { Price, ProductImage, ProductList, type Product } from 'storefront-react'

export const renderCard = (product: Product) => (
  <ProductList.Item className="card">
    <ProductImage product={product} aspectRatio={1} sizes="16rem" />
    <Link to={`/products/${product.slug}`}>{product.name}</Link>
    <Price.Root product={product} />
  </ProductList.Item>
)
