import { HydrationBoundary } from '@tanstack/react-query'
import Link from 'next/link'
import { Suspense } from 'react'
import { ProductList } from 'storefront-react'
import { productsQueryOptions } from 'storefront-react/queries'

import { ListSkeleton } from '../components/list-skeleton'
import { NewestProducts } from '../components/newest-products'
import { PageHeading } from '../components/page-heading'
import { ProductCards } from '../components/product-cards'
import { outlineButton, primaryButton } from '../components/shop/shop-ui/class-names'
import { prefetchList } from '../lib/prefetch-list'
import { listClient } from '../lib/server-client'

export default function HomePage() {
  return (
    <>
      <section className="mb-12 grid justify-items-start rounded-lg border px-6 py-12 sm:px-14 sm:py-20">
        <PageHeading>Good things, made up</PageHeading>
        <p className="mb-6 max-w-xl text-lg text-muted-foreground">
          A whole shop that exists for the sake of an example. Look around; nothing is for sale.
        </p>
        <Link className={primaryButton} href="/products">
          See all products
        </Link>
      </section>
      <section className="mb-12">
        <h2 className="mb-6 text-xl font-semibold tracking-tight">New in</h2>
        <Suspense fallback={<ListSkeleton />}>
          <Newest limit={4} />
        </Suspense>
      </section>
      <section className="mb-12">
        <h2 className="mb-6 text-xl font-semibold tracking-tight">Small things</h2>
        <Suspense fallback={<ListSkeleton />}>
          <Cheapest limit={8} />
        </Suspense>
      </section>
    </>
  )
}

/** Streamed in the same response, so that the list does not delay the page. */
async function Newest({ limit }: { readonly limit: number }) {
  const state = await prefetchList((queryClient) =>
    queryClient.fetchInfiniteQuery(productsQueryOptions(listClient, { limit })),
  )
  return (
    <HydrationBoundary state={state}>
      <NewestProducts limit={limit} />
    </HydrationBoundary>
  )
}

/** A list in a server component; only its cards are client components. */
async function Cheapest({ limit }: { readonly limit: number }) {
  const params = { limit, sort: 'price', order: 'asc' }
  const state = await prefetchList((queryClient) =>
    queryClient.fetchInfiniteQuery(productsQueryOptions(listClient, params)),
  )
  return (
    <HydrationBoundary state={state}>
      <ProductList.Root className="grid gap-6" params={params} restoreKey="small-things">
        <ProductCards />
        <ProductList.Next className={`${outlineButton} justify-self-center`} />
      </ProductList.Root>
    </HydrationBoundary>
  )
}
