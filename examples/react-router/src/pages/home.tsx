import { HydrationBoundary } from '@tanstack/react-query'
import { collectionsQueryOptions, productsQueryOptions } from 'storefront-react/queries'

import { HomePage, newest } from '../routes/home-page'
import { optional, prefetch, serverClient } from '../store.server'
import type { Route } from './+types/home'

export const loader = () =>
  prefetch((queryClient) => [
    queryClient.fetchInfiniteQuery(productsQueryOptions(serverClient, newest)),
    optional(queryClient.fetchInfiniteQuery(collectionsQueryOptions(serverClient, { limit: 100 }))),
  ])

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData}>
      <HomePage />
    </HydrationBoundary>
  )
}
