import { useState } from 'react'
import { createStorefrontClient, StorefrontProvider } from 'storefront-react'
import {
  createSearch,
  Highlight,
  SearchField,
  useProductSearch,
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

export default function Matches() {
  return (
    <StorefrontProvider client={client}>
      <Results />
    </StorefrontProvider>
  )
}

function Results() {
  const [query, setQuery] = useState('stone')
  const results = useProductSearch(search, { query, limit: 6 })
  return (
    <>
      <SearchField.Root
        search={search}
        value={query}
        onValueChange={setQuery}
        results={results}
      >
        <SearchField.Input />
      </SearchField.Root>
      {results.data?.items.map((item) => (
        <p key={item.id}>
          <Highlight
            text={item.name}
            highlights={results.highlights[item.id]}
          />
        </p>
      ))}
    </>
  )
}
