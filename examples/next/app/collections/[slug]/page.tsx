import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { Suspense } from 'react'
import { collectionProductsQueryOptions } from 'storefront-react/queries'

import { Breadcrumbs } from '../../../components/breadcrumbs'
import { CollectionList } from '../../../components/collection-list'
import { ListSkeleton } from '../../../components/list-skeleton'
import { PageHeading } from '../../../components/page-heading'
import { collectionParamsOf, type Search } from '../../../lib/list-search'
import { prefetchList } from '../../../lib/prefetch-list'
import { getCollection } from '../../../lib/request-cache'
import { listClient } from '../../../lib/server-client'

interface CollectionPageProps {
  readonly params: Promise<{ readonly slug: string }>
  readonly searchParams: Search
}

/**
 * Nothing is sent before the collection: the HTML starts with its title, or with `noindex` for an unknown slug. Nor before the
 * menu, because the links above the title would move it.
 */
export const instant = false

export async function generateMetadata({ params }: CollectionPageProps): Promise<Metadata> {
  const { slug } = await params
  const { name, description } = await getCollection(slug)
  return { title: name, description, alternates: { canonical: `/collections/${slug}` } }
}

export default async function CollectionPage({ params, searchParams }: CollectionPageProps) {
  const { slug } = await params
  const { name, description } = await getCollection(slug)
  return (
    <>
      <Breadcrumbs url={`/collections/${slug}`} />
      <PageHeading>{name}</PageHeading>
      {description && <p className="mb-6 max-w-2xl text-muted-foreground">{description}</p>}
      <Suspense fallback={<ListSkeleton />}>
        <FirstPage slug={slug} searchParams={searchParams} />
      </Suspense>
    </>
  )
}

async function FirstPage({ slug, searchParams }: { readonly slug: string; readonly searchParams: Search }) {
  const params = await collectionParamsOf(searchParams)
  const state = await prefetchList((queryClient) =>
    queryClient.fetchInfiniteQuery(collectionProductsQueryOptions(listClient, { slug }, params)),
  )
  return (
    <HydrationBoundary state={state}>
      <CollectionList slug={slug} />
    </HydrationBoundary>
  )
}
