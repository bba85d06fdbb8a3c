import { useState } from 'react'

import { SearchPage } from '../../blocks/search-page/search-page.js'
import type { ProductSearchParams, SearchFilters } from '../../src/search/index.js'
import { useSampleSearch } from './sample-search.js'

export interface InstantSearchProps {
  readonly query?: string | undefined
  readonly filters?: SearchFilters | undefined
  /** How long the search documents take to load, in milliseconds. */
  readonly loadMs?: number | undefined
}

export function InstantSearch({ query = '', filters = {}, loadMs }: InstantSearchProps) {
  const search = useSampleSearch(loadMs)
  const [params, setParams] = useState<ProductSearchParams>({ query, filters, limit: 24 })
  const text = params.query?.trim()
  return (
    <main className="shop-page">
      <h1 className="shop-title mb-6">{text ? `“${text}”` : 'All products'}</h1>
      <SearchPage
        search={search}
        params={params}
        onQueryChange={(next) => setParams({ ...params, query: next })}
        onFiltersChange={(next) => setParams({ ...params, filters: next })}
        onSortChange={({ sort, order }) =>
          setParams({ ...params, sort: sort ?? undefined, order: order ?? undefined })
        }
      />
    </main>
  )
}
