'use client'
import Link from 'next/link'
import { Price, ProductImage, ProductList } from 'storefront-react'
import type { SearchItem } from 'storefront-react/search'

/** For products and search results: a `Product` has all fields of a `SearchItem`. */
export function ProductCard({ product }: { readonly product: SearchItem }) {
  return (
    <ProductList.Item className="card">
      <div className="picture">
        <ProductImage product={product} sizes="(min-width: 70rem) 19rem, 45vw" />
      </div>
      <h3>
        {/* No `usePrefetchProduct`: the server loads the product page, so the product would be requested twice. */}
        <Link prefetch={false} href={`/products/${product.slug}`}>
          {product.name}
        </Link>
      </h3>
      <Price className="price" product={product} />
    </ProductList.Item>
  )
}

/** Declared outside the component, so that adding a page renders the new rows only. */
export const renderCard = (product: SearchItem) => <ProductCard product={product} />
