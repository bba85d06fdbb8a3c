/** An instant search page of this package, as docs/search.md shows it, behind a button that opens it. */
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

import { createStorefrontClient } from '../../src/core/index.js'
import { ProductList, StorefrontProvider } from '../../src/index.js'
import {
  createSearch,
  Facets,
  SearchField,
  useProductSearch,
  type Search,
  type SearchFilters,
  type SearchItem,
} from '../../src/search/index.js'
import { createLocalSearchEngine } from 'storefront-search/local'

const client = createStorefrontClient({ baseUrl: '/api/v1', apiKey: 'pk_bench', cacheScope: 'bench' })
const documents = new URLSearchParams(location.search).get('documents') ?? ''
const search = createSearch({ client, engine: createLocalSearchEngine({ documents }) })

const renderItem = (item: SearchItem) => <ProductList.Item>{item.name}</ProductList.Item>

function SearchPage() {
  const [query, setQuery] = useState('')
  const [filters, setFilters] = useState<SearchFilters>({})
  const results = useProductSearch(search, { query, filters }, { refresh: false })
  return (
    <>
      <SearchField.Root search={search} value={query} onValueChange={setQuery} results={results}>
        <SearchField.Input />
        <SearchField.Status />
      </SearchField.Root>
      <Facets.Root facets={results.facets} filters={filters} onFiltersChange={setFilters} />
      <ProductList.Root list={results}>
        <ProductList.Items<SearchItem>>{renderItem}</ProductList.Items>
        <ProductList.Next />
      </ProductList.Root>
    </>
  )
}

function App() {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? <SearchPage /> : <button onClick={() => setOpen(true)}>Search</button>
}

declare global {
  interface Window {
    productSearch: Search
  }
}

export function renderSearch(): void {
  window.productSearch = search
  createRoot(document.getElementById('root')!).render(
    <StorefrontProvider client={client}>
      <App />
    </StorefrontProvider>,
  )
}
