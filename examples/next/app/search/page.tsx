import { HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { productSearchQueryOptions } from 'storefront-react/search'

import { PageHeading } from '../../components/page-heading'
import { SearchResults } from '../../components/search/search-results'
import type { Search } from '../../lib/list-search'
import { prefetchList } from '../../lib/prefetch-list'
import { searchParamsOf, searchUrl } from '../../lib/search/search-url'
import { getServerSearch } from '../../lib/search/server-search'
import { texts } from '../../lib/texts'

export const metadata: Metadata = { title: texts.search, robots: { index: false } }

/** React shows streamed content by a script. This page waits for its results, so that they appear without scripts too. */
export const instant = false

interface SearchPageProps {
  readonly searchParams: Search
}

export default async function SearchPage({ searchParams }: SearchPageProps) {
  const params = searchParamsOf(await searchUrl.load(searchParams))
  const state = await prefetchList(async (queryClient) =>
    queryClient.fetchInfiniteQuery(productSearchQueryOptions(await getServerSearch(), params)),
  )
  return (
    <HydrationBoundary state={state}>
      <PageHeading>{texts.search}</PageHeading>
      <SearchResults />
    </HydrationBoundary>
  )
}
