import { HydrationBoundary } from '@tanstack/react-query'
import { productsQueryOptions } from 'storefront-react/queries'
import { createProductListUrl } from 'storefront-react/url/server'

import { listUrl } from '../products/list-url'
import { ProductsPage } from '../routes/products-page'
import { prefetch, serverClient } from '../store.server'
import type { Route } from './+types/products'

const url = createProductListUrl(listUrl)

export const loader = ({ request }: Route.LoaderArgs) =>
  prefetch((queryClient) => [
    queryClient.fetchInfiniteQuery(productsQueryOptions(serverClient, url.load(request))),
  ])

export default function Products({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData}>
      <ProductsPage />
    </HydrationBoundary>
  )
}
