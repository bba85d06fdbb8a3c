import { createSearch, type Search } from 'storefront-react/search'
import type { SearchDocument, SearchDocuments } from 'storefront-search/local'
import { createLocalSearchEngine } from '../src/local/index.js'
import type { LocalSearchEngineOptions } from '../src/local/create-local-search-engine.js'

export function documentOf(name: string, more: Partial<SearchDocument> = {}): SearchDocument {
  return {
    id: name,
    name,
    slug: name,
    images: [],
    tags: [],
    collections: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    variants: [
      { id: `variant of ${name}`, price: '10.00', compareAtPrice: null, available: true, attributes: {} },
    ],
    ...more,
  }
}

export function fileOf(
  documents: readonly (SearchDocument | string)[],
  facets: SearchDocuments['facets'] = [],
): SearchDocuments {
  return {
    v: 1,
    store: 'store_1',
    asOf: '2026-01-01T00:00:00.000Z',
    facets,
    documents: documents.map((each) => (typeof each === 'string' ? documentOf(each) : each)),
  }
}

export function searchOf(
  documents: readonly (SearchDocument | string)[],
  options?: Partial<LocalSearchEngineOptions>,
): Search {
  const engine = createLocalSearchEngine({ documents: fileOf(documents), ...options })
  return createSearch({ client: { cacheScope: 'test' }, engine })
}
