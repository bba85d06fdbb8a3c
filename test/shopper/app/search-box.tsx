import { useState } from 'react'

import { createSearch, SearchField, useProductSearch, type SearchEngine } from '../../../src/search/index.js'
import { settings } from './settings-of-page.js'

/** A remote engine that finds one product, whose name says which text was searched. */
const engine: SearchEngine = {
  isRemote: true,
  load: () => Promise.resolve({}),
  async query({ query }) {
    await new Promise((resolve) => setTimeout(resolve, settings.storeMs))
    const item = {
      ...{ id: 'found', slug: 'found', name: query, createdAt: '2026-01-01T00:00:00.000Z' },
      ...{ images: [], tags: [], collections: [], variants: [] },
    }
    return {
      hits: [{ id: item.id, item, highlights: [] }],
      ...{ totalCount: 1, isExact: true, hasMore: false, facets: [], suggestions: [], isRelaxed: false },
    }
  },
}
const search = createSearch({ client: { cacheScope: 'shopper' }, engine })

/** A search field in the header of the shop. */
export function SearchBox() {
  const [query, setQuery] = useState('')
  const [opened, setOpened] = useState('')
  const results = useProductSearch(search, { query }, { refresh: false })
  return (
    <SearchField.Root
      id="search"
      search={search}
      value={query}
      onValueChange={setQuery}
      onSubmit={setOpened}
      results={results}
    >
      <SearchField.Input />
      <button id="search-submit">Search</button>
      {/* The page of results that a submit opens, and the text that its results are for. */}
      <span id="opened">{opened}</span>
      <span id="found">{results.data?.items[0]?.name}</span>
    </SearchField.Root>
  )
}
