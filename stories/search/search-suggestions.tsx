import { Autocomplete } from '@base-ui/react/autocomplete'
import { useState } from 'react'

import { ProductList } from '../../src/index.js'
import { SearchField, useProductSearch, type SearchItem } from '../../src/search/index.js'
import { ResultCard } from './result-card.js'
import { useSampleSearch } from './sample-search.js'
import { SearchIcon } from './search-icon.js'
import './search.css'

/** The suggestions of the search in Base UI's Autocomplete, which brings the keyboard and the popup. */
export function SearchSuggestions() {
  const search = useSampleSearch()
  const [query, setQuery] = useState('')
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const results = useProductSearch(search, { query, limit: 8 })
  return (
    <div ref={setContainer}>
      <header className="search-bar">
        <p className="search-logo">
          storefront<span>.</span>
        </p>
        <SearchField.Root className="search-field" value={query} onValueChange={setQuery} results={results}>
          <Autocomplete.Root items={results.suggestions} mode="none" value={query} onValueChange={setQuery}>
            <SearchIcon />
            <Autocomplete.Input
              type="search"
              name="q"
              aria-label="Search products"
              placeholder="Search mugs, jackets, lamps…"
              onFocus={() => void search.load()}
            />
            <Autocomplete.Portal container={container}>
              <Autocomplete.Positioner className="search-popup-place" sideOffset={6}>
                <Autocomplete.Popup className="search-popup">
                  <Autocomplete.List aria-label="Suggestions">
                    {(suggestion: string) => (
                      <Autocomplete.Item key={suggestion} value={suggestion} className="search-suggestion">
                        <SearchIcon />
                        {suggestion}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.List>
                </Autocomplete.Popup>
              </Autocomplete.Positioner>
            </Autocomplete.Portal>
          </Autocomplete.Root>
          <SearchField.Status className="visually-hidden" />
        </SearchField.Root>
      </header>
      <main className="shop-page">
        <h1 className="shop-title search-head">{query.trim() ? `“${query.trim()}”` : 'New this week'}</h1>
        <ProductList.Root list={results} restoreKey={null}>
          <ProductList.Items<SearchItem> className="product-grid">
            {(item) => <ResultCard item={item} highlights={results.highlights[item.id]} />}
          </ProductList.Items>
        </ProductList.Root>
      </main>
    </div>
  )
}
