'use client'
import { ProductList, useSuspenseProducts } from 'storefront-react'

import { renderCard } from './product-card'

/** Suspends until the server has the first page, which is streamed into the HTML when it arrives. */
export function NewestProducts({ limit }: { readonly limit: number }) {
  const newest = useSuspenseProducts({ limit })
  return (
    <ProductList.Root list={newest}>
      <ProductList.Items className="grid">{renderCard}</ProductList.Items>
    </ProductList.Root>
  )
}
