import { ProductList } from 'storefront-react'
import { Facets, SearchField, useProductSearch, type SearchItem } from 'storefront-react/search'
import { useProductListUrl } from 'storefront-react/url'

import { ErrorMessage } from '../layout/error-message'
import { PageTitle } from '../layout/page-title'
import { renderResult } from '../search/result-card'
import { search, searchUrl } from '../search/search'
import '../search/search.css'

export function SearchPage() {
  const { params, setParams, getPageHref } = useProductListUrl(searchUrl)
  const { q = '', page, ...filters } = params.filters ?? {}
  const { sort, order } = params
  const results = useProductSearch(search, { query: q, page, filters, sort, order, limit: 24 })
  return (
    <>
      <PageTitle>Search</PageTitle>
      <div className="page-head">
        <h1>Search</h1>
      </div>
      <SearchField.Root
        className="search-form"
        action="/search"
        search={search}
        value={q}
        onValueChange={(next) => void setParams({ filters: { q: next } })}
        results={results}
      >
        <SearchField.Input placeholder="Search for a product" />
        <SearchField.Clear className="button" />
        <SearchField.Status />
      </SearchField.Root>
      <Facets.Root
        className="search-facets"
        facets={results.facets}
        filters={filters}
        onFiltersChange={(_, { changes }) => void setParams({ filters: changes })}
      />
      <ProductList.Root list={results} getPageHref={getPageHref}>
        <div className="list-more">
          <ProductList.Previous className="button" />
        </div>
        <ProductList.Items<SearchItem> className="grid">{renderResult}</ProductList.Items>
        <ProductList.Empty className="message">
          Nothing found.
          {results.suggestions.map((suggestion) => (
            <button
              key={suggestion}
              className="button"
              onClick={() => void setParams({ filters: { q: suggestion } })}
            >
              {suggestion}
            </button>
          ))}
        </ProductList.Empty>
        <ProductList.Error>
          {({ error, retry }) => <ErrorMessage error={error} onRetry={retry} />}
        </ProductList.Error>
        <div className="list-more">
          <ProductList.Next className="button" />
        </div>
      </ProductList.Root>
    </>
  )
}
