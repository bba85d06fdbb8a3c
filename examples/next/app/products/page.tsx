import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { Suspense } from 'react'
import { productsQueryOptions } from 'storefront-react/queries'

import { AllProducts } from '../../components/all-products'
import { ListSkeleton } from '../../components/list-skeleton'
import { PageHeading } from '../../components/page-heading'
import { listParamsOf, type Search } from '../../lib/list-search'
import { prefetchList } from '../../lib/prefetch-list'
import { listClient } from '../../lib/server-client'
import { texts } from '../../lib/texts'

/** One address for each order and each cursor of the list. */
export const metadata: Metadata = { title: texts.allProducts, alternates: { canonical: '/products' } }

interface ProductsPageProps {
  readonly searchParams: Search
}

export default function ProductsPage({ searchParams }: ProductsPageProps) {
  return (
    <>
      <PageHeading>{texts.allProducts}</PageHeading>
      <Suspense fallback={<ListSkeleton />}>
        <FirstPages searchParams={searchParams} />
      </Suspense>
    </>
  )
}

/** Renders two pages of the list into the HTML; the browser loads the rest. */
async function FirstPages({ searchParams }: ProductsPageProps) {
  const params = await listParamsOf(searchParams)
  const state = await prefetchList((queryClient) =>
    queryClient.fetchInfiniteQuery({ ...productsQueryOptions(listClient, params), pages: 2 }),
  )
  return (
    <HydrationBoundary state={state}>
      <AllProducts />
    </HydrationBoundary>
  )
}
