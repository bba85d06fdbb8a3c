import { useState } from 'react'
import {
  createStorefrontClient,
  Price,
  ProductList,
  StorefrontProvider,
} from 'storefront-react'
import {
  createSearch,
  SearchField,
  useProductSearch,
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

export default function SearchWithoutABackend() {
  return (
    <StorefrontProvider client={client} currency="EUR">
      <Results />
    </StorefrontProvider>
  )
}

function Results() {
  const [query, setQuery] = useState('mug')
  const results = useProductSearch(search, { query, limit: 5 })
  return (
    <>
      <SearchField.Root
        search={search}
        value={query}
        onValueChange={setQuery}
        results={results}
      >
        <SearchField.Input placeholder="Mug, jacket, lamp…" />
        <SearchField.Status />
      </SearchField.Root>
      <ProductList.Root list={results} restoreKey={null}>
        <ProductList.Items<SearchItem>>
          {(item) => (
            <ProductList.Item>
              {item.name} <Price.Root product={item} display="from" />
            </ProductList.Item>
          )}
        </ProductList.Items>
        <ProductList.Empty />
      </ProductList.Root>
    </>
  )
}
