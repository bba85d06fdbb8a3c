import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { ProductList } from 'storefront-react'
import { productsQueryOptions } from 'storefront-react/queries'

import { renderCard } from '../components/product-card'
import { serverClient } from '../lib/client.server'
import { listParams } from '../lib/store'
import type { Route } from './+types/products'

export const meta = () => [{ title: 'All products' }]

export async function loader() {
  // One query client for each request, so that visitors share no data.
  const queryClient = new QueryClient()
  // `fetchInfiniteQuery` throws, so the error boundary is shown. `prefetchInfiniteQuery` would ignore the error.
  await queryClient.fetchInfiniteQuery({ ...productsQueryOptions(serverClient, listParams), pages: 2 })
  return dehydrate(queryClient)
}

export default function Products({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData}>
      <h1>All products</h1>
      <ProductList.Root params={listParams}>
        <ProductList.Status />
        <ProductList.Items className="grid">{renderCard}</ProductList.Items>
        <ProductList.Next />
      </ProductList.Root>
    </HydrationBoundary>
  )
}
