'use client'
import Link from 'next/link'
import { ViewTransition } from 'react'
import { ProductImage, ProductList } from 'storefront-react'

import type { CardProduct } from '../shop/product-card/product-card'
import { outlineButton, productColumns } from '../shop/shop-ui/class-names'

/** `name`: the picture of the product page has the same. It is unique on the page: one list with morphing pictures. */
const renderProduct = (product: CardProduct) => (
  <ProductList.Item>
    <Link href={`/recipes/${product.slug}`} prefetch={false}>
      <ViewTransition name={`product-${product.id}`} share="morph" default="none">
        <ProductImage className="size-full rounded-lg" product={product} alt="" sizes="20rem" />
      </ViewTransition>
      <h3>{product.name}</h3>
    </Link>
  </ProductList.Item>
)

export function MorphingList() {
  return (
    <ProductList.Root params={{ limit: 24 }}>
      <ProductList.Items className={productColumns}>{renderProduct}</ProductList.Items>
      <ProductList.Next className={outlineButton} />
    </ProductList.Root>
  )
}
