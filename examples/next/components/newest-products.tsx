'use client'
import { ProductList, useSuspenseProducts } from 'storefront-react'

import { ProductCards } from './product-cards'

/** Needs the server's prefetch, because the browser's client cannot send requests on a server. */
export function NewestProducts({ limit }: { readonly limit: number }) {
  const newest = useSuspenseProducts({ limit })
  return (
    <ProductList.Root list={newest}>
      <ProductCards />
    </ProductList.Root>
  )
}
