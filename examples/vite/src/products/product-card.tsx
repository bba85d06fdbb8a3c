import { Link } from 'react-router'
import { Price, ProductImage, ProductList, usePrefetchProduct } from 'storefront-react'
import type { Product } from 'storefront-react/core'

export function ProductCard({ product }: { readonly product: Product }) {
  const prefetch = usePrefetchProduct()
  return (
    <ProductList.Item className="card">
      <div className="picture">
        <ProductImage product={product} sizes="(min-width: 70rem) 19rem, 45vw" />
      </div>
      <h3>
        <Link to={`/products/${product.slug}`} {...prefetch({ slug: product.slug })}>
          {product.name}
        </Link>
      </h3>
      <Price className="price" product={product} />
    </ProductList.Item>
  )
}

/** Declared outside the component, so that adding a page renders the new rows only. */
export const renderCard = (product: Product) => <ProductCard product={product} />
