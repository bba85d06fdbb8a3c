import { useProductListUrl } from 'storefront-react/url'

import { SearchPage as SearchBlock } from '../components/shop/search-page/search-page'
import { PageHeading } from '../layout/page-heading'
import { PageTitle } from '../layout/page-title'
import { search, searchUrl } from '../search/search'

export function SearchPage() {
  const { params, setParams, getPageHref } = useProductListUrl(searchUrl)
  const { q = '', page, ...filters } = params.filters ?? {}
  const { sort, order } = params
  return (
    <>
      <PageTitle>Search</PageTitle>
      <PageHeading>Search</PageHeading>
      <SearchBlock
        search={search}
        params={{ query: q, page, filters, sort, order, limit: 24 }}
        onQueryChange={(next) => void setParams({ filters: { q: next } })}
        onFiltersChange={(_, { changes }) => void setParams({ filters: changes })}
        onSortChange={(next) => void setParams(next)}
        getPageHref={getPageHref}
      />
    </>
  )
}
