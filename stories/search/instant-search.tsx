import { useRef, useState, useSyncExternalStore } from 'react'

import { ProductList } from '../../src/index.js'
import {
  SearchField,
  useProductSearch,
  type SearchFilters,
  type SearchItem,
  type UseProductSearchResult,
} from '../../src/search/index.js'
import { FilterPanel } from './filter-panel.js'
import { ResultCard } from './result-card.js'
import { useSampleSearch } from './sample-search.js'
import { SearchIcon } from './search-icon.js'
import './search.css'

export interface InstantSearchProps {
  readonly query?: string | undefined
  readonly filters?: SearchFilters | undefined
  /** How long the search documents take to load, in milliseconds. */
  readonly loadMs?: number | undefined
}

const sorts = {
  relevance: 'Best match',
  price: 'Price: low to high',
  priceDesc: 'Price: high to low',
  createdAt: 'Newest',
} as const

export function InstantSearch({ query: first = '', filters: firstFilters = {}, loadMs }: InstantSearchProps) {
  const search = useSampleSearch(loadMs)
  const [query, setQuery] = useState(first)
  const [filters, setFilters] = useState(firstFilters)
  const [sort, setSort] = useState<keyof typeof sorts>('relevance')
  const [facetLimits, setFacetLimits] = useState<Record<string, number>>({})
  const results = useProductSearch(search, {
    query,
    filters,
    facetLimits,
    limit: 24,
    sort: sort.replace('Desc', ''),
    order: sort === 'priceDesc' ? 'desc' : undefined,
  })
  const isDesktop = useIsDesktop()
  const sheetRef = useRef<HTMLDialogElement>(null)
  const panel = (
    <FilterPanel
      facets={results.facets}
      filters={filters}
      onFiltersChange={setFilters}
      onShowMore={(name) => setFacetLimits({ ...facetLimits, [name]: 100 })}
    />
  )
  const count = results.data?.totalCount
  const activeCount = Object.keys(filters).length
  return (
    <>
      <header className="search-bar">
        <p className="search-logo">
          storefront<span>.</span>
        </p>
        <SearchField.Root
          className="search-field"
          search={search}
          value={query}
          onValueChange={setQuery}
          results={results}
        >
          <SearchIcon />
          <SearchField.Input placeholder="Search mugs, jackets, lamps…" />
          <SearchField.Clear aria-label="Clear search" className="search-clear">
            ×
          </SearchField.Clear>
          <SearchField.Status className="visually-hidden" />
        </SearchField.Root>
      </header>
      <main className="shop-page search-page">
        {isDesktop && (
          <aside className="search-aside" aria-label="Filters">
            {panel}
          </aside>
        )}
        <section className="search-results" aria-label="Results">
          <header className="search-head">
            <div>
              <h1 className="shop-title">{query.trim() ? `“${query.trim()}”` : 'All products'}</h1>
              <p className="shop-count">
                {count === undefined
                  ? 'Loading the products…'
                  : count === 1
                    ? '1 product'
                    : `${count} products`}
              </p>
            </div>
            <div className="search-tools">
              {!isDesktop && (
                <button type="button" className="shop-button" onClick={() => sheetRef.current?.showModal()}>
                  Filters{activeCount > 0 && <span className="search-badge">{activeCount}</span>}
                </button>
              )}
              <label className="search-sort">
                <span className="visually-hidden">Sort by</span>
                <select value={sort} onChange={({ target }) => setSort(target.value as keyof typeof sorts)}>
                  {Object.entries(sorts).map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            </div>
          </header>
          {results.isRelaxed && (
            <p className="search-note">No product matches all words. These match some of them.</p>
          )}
          <Results
            results={results}
            onQueryChange={setQuery}
            onClearFilters={activeCount > 0 ? () => setFilters({}) : undefined}
          />
        </section>
      </main>
      {!isDesktop && (
        <dialog ref={sheetRef} className="search-sheet" aria-label="Filters">
          <div className="search-sheet-head">
            <h2>Filters</h2>
            <button
              type="button"
              className="search-clear"
              aria-label="Close filters"
              onClick={() => sheetRef.current?.close()}
            >
              ×
            </button>
          </div>
          <div className="search-sheet-body">{panel}</div>
          <div className="search-sheet-foot">
            <button
              type="button"
              className="shop-button search-primary"
              onClick={() => sheetRef.current?.close()}
            >
              {count === 1 ? 'Show 1 product' : `Show ${count ?? 0} products`}
            </button>
          </div>
        </dialog>
      )}
    </>
  )
}

interface ResultsProps {
  readonly results: UseProductSearchResult
  readonly onQueryChange: (query: string) => void
  /** `undefined` without filters. */
  readonly onClearFilters: (() => void) | undefined
}

function Results({ results, onQueryChange, onClearFilters }: ResultsProps) {
  const { suggestions, highlights } = results
  return (
    <ProductList.Root list={results} restoreKey={null} className="search-list">
      <ProductList.Pending className="product-grid">
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className="product-card" aria-hidden>
            <div className="product-media" data-pending="" />
            <div className="product-line" data-pending="" />
          </div>
        ))}
      </ProductList.Pending>
      <ProductList.Error side="initial" className="shop-message" />
      <ProductList.Empty className="search-empty">
        <h2>Nothing found</h2>
        <p>Check the spelling, or try fewer words.</p>
        {onClearFilters && (
          <button type="button" className="shop-button" onClick={onClearFilters}>
            Remove the filters
          </button>
        )}
        {suggestions.length > 0 && (
          <>
            <h3>Did you mean</h3>
            <ul className="search-suggestions">
              {suggestions.map((suggestion) => (
                <li key={suggestion}>
                  <button type="button" onClick={() => onQueryChange(suggestion)}>
                    {suggestion}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </ProductList.Empty>
      <ProductList.Items<SearchItem> className="product-grid">
        {(item) => <ResultCard item={item} highlights={highlights[item.id]} />}
      </ProductList.Items>
      <div className="shop-more">
        <ProductList.Next className="shop-button" />
      </div>
    </ProductList.Root>
  )
}

const desktop = '(min-width: 60rem)'

function useIsDesktop(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(desktop)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(desktop).matches,
  )
}
