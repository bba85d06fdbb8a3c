import { Link } from 'react-router'
import { Price, ProductImage, ProductList } from 'storefront-react'
import type { SearchItem } from 'storefront-react/search'

export const renderResult = (item: SearchItem) => (
  <ProductList.Item className="card">
    <div className="picture">
      <ProductImage product={item} sizes="(min-width: 70rem) 19rem, 45vw" />
    </div>
    <h3>
      <Link to={`/products/${item.slug}`}>{item.name}</Link>
    </h3>
    <Price className="price" product={item} />
  </ProductList.Item>
)
