import { HydrationBoundary } from '@tanstack/react-query'
import { collectionProductsQueryOptions, collectionQueryOptions } from 'storefront-react/queries'
import { createProductListUrl } from 'storefront-react/url/server'

import { listUrl } from '../products/list-url'
import { CollectionPage } from '../routes/collection-page'
import { prefetch, serverClient } from '../store.server'
import type { Route } from './+types/collection'

const url = createProductListUrl(listUrl)

export const loader = ({ request, params: { slug } }: Route.LoaderArgs) =>
  prefetch((queryClient) => [
    queryClient.fetchQuery(collectionQueryOptions(serverClient, { slug })),
    queryClient.fetchInfiniteQuery(collectionProductsQueryOptions(serverClient, { slug }, url.load(request))),
  ])

export default function Collection({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData}>
      <CollectionPage />
    </HydrationBoundary>
  )
}
