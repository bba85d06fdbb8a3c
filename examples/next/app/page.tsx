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
import { texts } from '../lib/texts'

export default function HomePage() {
  return (
    <>
      <section className="mb-12 grid justify-items-start rounded-lg border px-6 py-12 sm:px-14 sm:py-20">
        <PageHeading>{texts.welcome}</PageHeading>
        <p className="mb-6 max-w-xl text-lg text-muted-foreground">{texts.about}</p>
        <Link className={primaryButton} href="/products">
          {texts.seeAllProducts}
        </Link>
      </section>
      <section className="mb-12">
        <h2 className="mb-6 text-xl font-semibold tracking-tight">{texts.newIn}</h2>
        <Suspense fallback={<ListSkeleton />}>
          <Newest limit={4} />
        </Suspense>
      </section>
      <section className="mb-12">
        <h2 className="mb-6 text-xl font-semibold tracking-tight">{texts.small}</h2>
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
