import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { Suspense } from 'react'
import { autoPaging, ProductList } from 'storefront-react'
import { productsQueryOptions } from 'storefront-react/queries'

import { ListSkeleton } from '../../components/list-skeleton'
import { PageHeading } from '../../components/page-heading'
import { ProductCards } from '../../components/product-cards'
import { prefetchList } from '../../lib/prefetch-list'
import { serverClient } from '../../lib/server-client'

export const metadata: Metadata = { title: 'Keep scrolling' }

export default function FeedPage() {
  return (
    <>
      <PageHeading>Keep scrolling</PageHeading>
      <Suspense fallback={<ListSkeleton />}>
        <Feed />
      </Suspense>
    </>
  )
}

/** A server component passes `autoPaging` to the list, which then loads its pages in the browser. */
async function Feed() {
  const params = { limit: 12 }
  const state = await prefetchList((queryClient) =>
    queryClient.fetchInfiniteQuery(productsQueryOptions(serverClient, params)),
  )
  return (
    <HydrationBoundary state={state}>
      <ProductList.Root params={params} paging={autoPaging}>
        <ProductList.Previous />
        <ProductCards />
        <ProductList.Next />
        <ProductList.Status />
      </ProductList.Root>
    </HydrationBoundary>
  )
}
