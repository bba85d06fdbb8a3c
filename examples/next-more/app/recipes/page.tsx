import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { productsQueryOptions } from 'storefront-react/queries'

import { MorphingList } from '../../components/recipes/morphing-list'
import { PageHeading } from '../../components/page-heading'
import { prefetchList } from '../../lib/prefetch-list'
import { listClient } from '../../lib/server-client'

export const metadata: Metadata = { title: 'Recipes' }

/** No static shell, which could not contain the nonce of the policy in `proxy.ts`. */
export const instant = false

export default async function RecipesPage() {
  // Not under `<Suspense>`: the whole page is rendered on request.
  const state = await prefetchList((queryClient) =>
    queryClient.fetchInfiniteQuery(productsQueryOptions(listClient, { limit: 24 })),
  )
  return (
    <>
      <PageHeading>Recipes</PageHeading>
      <HydrationBoundary state={state}>
        <MorphingList />
      </HydrationBoundary>
    </>
  )
}
