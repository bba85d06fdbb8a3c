import { HydrationBoundary } from '@tanstack/react-query'
import Link from 'next/link'
import { Suspense } from 'react'
import { ProductList } from 'storefront-react'
import { productsQueryOptions } from 'storefront-react/queries'

import { ListSkeleton } from '../components/list-skeleton'
import { NewestProducts } from '../components/newest-products'
import { ProductCards } from '../components/product-cards'
import { prefetchList } from '../lib/prefetch-list'
import { serverClient } from '../lib/server-client'

export default function HomePage() {
  return (
    <>
      <section className="hero">
        <h1>Good things, made up</h1>
        <p>A whole shop that exists for the sake of an example. Look around; nothing is for sale.</p>
        <Link className="button button-main" href="/products">
          See all products
        </Link>
      </section>
      <section className="front-list">
        <h2>New in</h2>
        <Suspense fallback={<ListSkeleton />}>
          <Newest limit={4} />
        </Suspense>
      </section>
      <section className="front-list">
        <h2>Small things</h2>
        <Suspense fallback={<ListSkeleton />}>
          <Cheapest limit={8} />
        </Suspense>
      </section>
    </>
  )
}

/** Streamed in the same response, so that the list does not delay the page. */
async function Newest({ limit }: { readonly limit: number }) {
  const state = await prefetchList((queryClient, options) =>
    queryClient.fetchInfiniteQuery(productsQueryOptions(serverClient, { limit }, options)),
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
  const state = await prefetchList((queryClient, options) =>
    queryClient.fetchInfiniteQuery(productsQueryOptions(serverClient, params, options)),
  )
  return (
    <HydrationBoundary state={state}>
      <ProductList.Root params={params} restoreKey="small-things">
        <ProductCards />
        <div className="list-more">
          <ProductList.Next className="button" />
        </div>
      </ProductList.Root>
    </HydrationBoundary>
  )
}
