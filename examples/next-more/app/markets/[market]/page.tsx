import { HydrationBoundary } from '@tanstack/react-query'
import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { productsQueryOptions } from 'storefront-react/queries'

import { ListSkeleton } from '../../../components/list-skeleton'
import { MarketProvider } from '../../../components/market/market-provider'
import { MarketShop } from '../../../components/market/market-shop'
import { listParamsOf, type Search } from '../../../lib/list-search'
import { marketClients } from '../../../lib/market-clients'
import { isMarket } from '../../../lib/markets'
import { prefetchList } from '../../../lib/prefetch-list'

interface MarketPageProps {
  readonly params: Promise<{ readonly market: string }>
  readonly searchParams: Search
}

export default function MarketPage(props: MarketPageProps) {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Market {...props} />
    </Suspense>
  )
}

/** The market is in the URL, so server and browser agree about it, and a link can be shared. */
async function Market({ params, searchParams }: MarketPageProps) {
  const { market } = await params
  if (!isMarket(market)) notFound()
  const listParams = await listParamsOf(searchParams)
  const state = await prefetchList((queryClient) =>
    queryClient.fetchInfiniteQuery(productsQueryOptions(marketClients[market], listParams)),
  )
  return (
    <MarketProvider market={market}>
      <HydrationBoundary state={state}>
        <MarketShop market={market} />
      </HydrationBoundary>
    </MarketProvider>
  )
}
