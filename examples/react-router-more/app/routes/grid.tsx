import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import { autoPaging, ProductList } from 'storefront-react'
import { productsQueryOptions } from 'storefront-react/queries'
import { VirtualProductGrid } from 'storefront-react/virtual'

import { renderCard } from '../components/product-card'
import { serverClient } from '../lib/client.server'
import { gridParams } from '../lib/store'
import type { Route } from './+types/grid'

export const meta = () => [{ title: 'Everything' }]

export async function loader() {
  const queryClient = new QueryClient()
  await queryClient.fetchInfiniteQuery(productsQueryOptions(serverClient, gridParams))
  return dehydrate(queryClient)
}

/** Renders only the rows near the viewport. Their spacers have styles, which are set after hydration. */
export default function Everything({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData}>
      <h1>Everything</h1>
      <ProductList.Root params={gridParams} paging={autoPaging}>
        <ProductList.Status />
        <VirtualProductGrid className="grid">{renderCard}</VirtualProductGrid>
        <ProductList.Next />
      </ProductList.Root>
    </HydrationBoundary>
  )
}
