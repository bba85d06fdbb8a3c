import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { Suspense } from 'react'
import { collectionProductsQueryOptions } from 'storefront-react/queries'

import { Breadcrumbs } from '../../../components/breadcrumbs'
import { CollectionList } from '../../../components/collection-list'
import { ListSkeleton } from '../../../components/list-skeleton'
import { listParamsOf, type Search } from '../../../lib/list-search'
import { getCollection } from '../../../lib/request-cache'
import { serverClient } from '../../../lib/server-client'

interface CollectionPageProps {
  readonly params: Promise<{ readonly slug: string }>
  readonly searchParams: Search
}

export async function generateMetadata({ params }: CollectionPageProps): Promise<Metadata> {
  const { slug } = await params
  const { name, description } = await getCollection(slug)
  return { title: name, description }
}

export default async function CollectionPage({ params, searchParams }: CollectionPageProps) {
  const { slug } = await params
  const { name, description } = await getCollection(slug)
  return (
    <>
      <Breadcrumbs url={`/collections/${slug}`} />
      <div className="page-head">
        <div>
          <h1>{name}</h1>
          {description && <p>{description}</p>}
        </div>
      </div>
      <Suspense fallback={<ListSkeleton />}>
        <FirstPage slug={slug} searchParams={searchParams} />
      </Suspense>
    </>
  )
}

async function FirstPage({ slug, searchParams }: { readonly slug: string; readonly searchParams: Search }) {
  const queryClient = new QueryClient()
  const params = await listParamsOf(searchParams)
  await queryClient.prefetchInfiniteQuery(collectionProductsQueryOptions(serverClient, { slug }, params))
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <CollectionList slug={slug} />
    </HydrationBoundary>
  )
}
