'use client'
import { useProductListUrl } from 'storefront-react/url'

import { search } from '../../lib/search/browser-search'
import { searchParamsOf, searchUrlOptions } from '../../lib/search/search-url'
import { SearchPage } from '../shop/search-page/search-page'

export function SearchResults() {
  const { params, setParams, getPageHref } = useProductListUrl(searchUrlOptions)
  return (
    <SearchPage
      search={search}
      params={searchParamsOf(params)}
      onQueryChange={(q) => void setParams({ filters: { q } })}
      onFiltersChange={(_, { changes }) => void setParams({ filters: changes })}
      onSortChange={(next) => void setParams(next)}
      getPageHref={getPageHref}
    />
  )
}
