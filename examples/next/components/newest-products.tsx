'use client'
import { ProductList, useSuspenseProducts } from 'storefront-react'

import { renderCard } from './product-card'

/** Needs the server's prefetch, because the browser's client cannot send requests on a server. */
export function NewestProducts({ limit }: { readonly limit: number }) {
  const newest = useSuspenseProducts({ limit })
  return (
    <ProductList.Root list={newest}>
      <ProductList.Items className="grid">{renderCard}</ProductList.Items>
    </ProductList.Root>
  )
}
