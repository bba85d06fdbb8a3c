import type { Search } from 'storefront-react/search'
import { useProductListUrl } from 'storefront-react/url'

import { SearchPage as SearchBlock } from '../components/shop/search-page/search-page'
import { PageHeading } from '../layout/page-heading'
import { searchUrl } from '../search/search-url'
import { useTexts } from '../texts'

export function SearchPage({ search }: { readonly search: Search }) {
  const texts = useTexts()
  const { params, setParams, getPageHref } = useProductListUrl(searchUrl)
  const { q = '', page, ...filters } = params.filters ?? {}
  const { sort, order } = params
  return (
    <>
      <PageHeading>{q.trim() ? texts.resultsFor(q.trim()) : texts.search}</PageHeading>
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
