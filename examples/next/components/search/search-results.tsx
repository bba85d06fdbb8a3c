'use client'
import { ProductList } from 'storefront-react'
import { Facets, SearchField, useProductSearch, type SearchItem } from 'storefront-react/search'
import { useProductListUrl } from 'storefront-react/url'

import { search } from '../../lib/search/browser-search'
import { searchParamsOf, searchUrlOptions } from '../../lib/search/search-url'
import { ErrorMessage } from '../error-message'
import { renderCard } from '../product-card'

export function SearchResults() {
  const { params, setParams, getPageHref } = useProductListUrl(searchUrlOptions)
  const searchParams = searchParamsOf(params)
  const results = useProductSearch(search, searchParams)
  const setQuery = (q: string) => void setParams({ filters: { q } })
  return (
    <Facets.Root
      className="search"
      facets={results.facets}
      filters={searchParams.filters}
      onFiltersChange={(_, { changes }) => void setParams({ filters: changes })}
    >
      <SearchField.Root
        className="search-form"
        action="/search"
        search={search}
        value={searchParams.query}
        onValueChange={setQuery}
        results={results}
      >
        <div className="search-box">
          <SearchField.Input placeholder="Search for a product" />
          <SearchField.Clear className="search-clear" aria-label="Clear search">
            ×
          </SearchField.Clear>
        </div>
        <button className="button button-main">Search</button>
        <SearchField.Status className="search-status" />
      </SearchField.Root>
      <div className="search-active">
        <Facets.Active />
        <Facets.Clear className="button" />
      </div>
      <details className="search-filters">
        <summary className="button">Filters</summary>
        <div className="search-facets">
          {results.facets.map(({ name }) => (
            <Facets.Group key={name} name={name} />
          ))}
        </div>
      </details>
      <div className="search-results">
        <ProductList.Root list={results} getPageHref={getPageHref}>
          <div className="list-more">
            <ProductList.Previous className="button" />
          </div>
          <ProductList.Items<SearchItem> className="grid">{renderCard}</ProductList.Items>
          <ProductList.Empty className="message">
            {results.suggestions.length > 0 ? 'Did you mean:' : 'Try other words, or fewer filters.'}
            {results.suggestions.map((suggestion) => (
              <button key={suggestion} className="button" onClick={() => setQuery(suggestion)}>
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
      </div>
    </Facets.Root>
  )
}
