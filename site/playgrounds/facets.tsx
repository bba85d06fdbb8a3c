import { useState } from 'react'
import {
  createStorefrontClient,
  ProductList,
  StorefrontProvider,
} from 'storefront-react'
import {
  createSearch,
  Facets,
  useProductSearch,
  type SearchFilters,
  type SearchItem,
} from 'storefront-react/search'
import {
  collectSearchDocuments,
  createLocalSearchEngine,
} from 'storefront-search/local'
import { createMockStore, createSampleCatalog } from 'storefront-mock'

const client = createStorefrontClient(
  createMockStore(createSampleCatalog({ size: 120 })),
)
const search = createSearch({
  client,
  engine: async () =>
    createLocalSearchEngine({
      documents: await collectSearchDocuments(client),
    }),
})

export default function Filters() {
  return (
    <StorefrontProvider client={client} currency="EUR">
      <Results />
    </StorefrontProvider>
  )
}

function Results() {
  const [filters, setFilters] = useState<SearchFilters>({})
  const results = useProductSearch(search, { query: 'wool', filters, limit: 6 })
  return (
    <>
      <ProductList.Root list={results} restoreKey={null}>
        <ProductList.Status />
        <ProductList.Items<SearchItem>>
          {(item) => <ProductList.Item>{item.name}</ProductList.Item>}
        </ProductList.Items>
      </ProductList.Root>
      <Facets.Root
        facets={results.facets}
        filters={filters}
        onFiltersChange={setFilters}
      />
    </>
  )
}
