'use client'
import { ProductList, useSuspenseProducts } from 'storefront-react'

import { renderCard } from './product-card'

/** Reads the page that the server prefetched: on a server, the browser's client cannot send requests. */
export function NewestProducts({ limit }: { readonly limit: number }) {
  const newest = useSuspenseProducts({ limit })
  return (
    <ProductList.Root list={newest}>
      <ProductList.Items className="grid">{renderCard}</ProductList.Items>
    </ProductList.Root>
  )
}
