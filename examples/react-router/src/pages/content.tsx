import { HydrationBoundary } from '@tanstack/react-query'
import { pageQueryOptions } from 'storefront-react/queries'

import { ContentPage } from '../routes/content-page'
import { prefetch, serverClient } from '../store.server'
import type { Route } from './+types/content'

export const loader = ({ params: { slug } }: Route.LoaderArgs) =>
  prefetch((queryClient) => [queryClient.fetchQuery(pageQueryOptions(serverClient, { slug }))])

export default function Content({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData}>
      <ContentPage />
    </HydrationBoundary>
  )
}
