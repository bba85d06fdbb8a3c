import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { randomRuns } from '../../../../test/setup/random-runs.js'
import { createSearch, type Search } from 'storefront-react/search'
import type { SearchRequest, SearchResponse } from 'storefront-react/search/engine'
import { getDefaultFacets, defineFacets } from 'storefront-react/search/engine'
import { createInstantSearchClient } from '../../src/hosted/create-instant-search-client.js'
import {
  createHostedSearchEngine,
  type HostedSearchEngineOptions,
} from '../../src/hosted/create-hosted-search-engine.js'
import type { SearchDocument } from 'storefront-search/local'
import { generatedDocuments, generatedFilters } from '../generated-documents.js'
import { fileOf, searchOf } from '../search-of.js'

const facets = defineFacets([
  { name: 'tags', source: 'tags', order: 'name', limit: 2 },
  { name: 'collections', source: 'collections' },
  { name: 'color', source: { option: 'Color' }, limit: 2 },
  { name: 'size', source: { option: ['Size', 'Shoe size'] }, order: 'catalog', limit: 2 },
  { name: 'price', source: 'price' },
  { name: 'available', source: 'available' },
])

const requests: fc.Arbitrary<Partial<SearchRequest>> = fc.record({
  query: fc.constantFrom('', 'linen', 'shirt', 'li', 'wool shirt', 'cafe', 'ガラ', 'linnen', 'mug '),
  filters: generatedFilters,
  scope: fc.constantFrom({}, { collection: 'shirts' }, { collection: 'col_shoes' }, { tag: 'new' }),
  sort: fc.constantFrom('relevance', 'price', 'name', 'createdAt'),
  order: fc.constantFrom(undefined, 'asc', 'desc'),
  offset: fc.oneof(fc.constant(0), fc.nat(40)),
  limit: fc.oneof(fc.constantFrom(1, 24, 100), fc.integer({ min: 1, max: 100 })),
  facets: fc.constantFrom<SearchRequest['facets'][]>(false, {}, { color: 1 }, { size: 3, tags: 5 }),
})

/** What a service would answer: JSON, from our search. */
function serviceOf(
  search: Search,
  options?: Omit<Parameters<typeof createInstantSearchClient>[0], 'search'>,
) {
  const client = createInstantSearchClient({ search, ...options })
  return {
    search: async (given: Parameters<typeof client.search>[0]) =>
      JSON.parse(JSON.stringify(await client.search(given))) as { results: unknown[] },
  }
}

function searchBehind(engine: HostedSearchEngineOptions, documents: readonly SearchDocument[]): Search {
  // A service knows no labels of values.
  const labels = new Map(documents.flatMap((each) => each.collections.map(({ slug, name }) => [slug, name])))
  const getFacetLabel = (facet: string, value: string) =>
    (facet === 'collections' && labels.get(value)) || value
  return createSearch({
    client: { cacheScope: 'test' },
    engine: createHostedSearchEngine({ getFacetLabel, ...engine }),
  })
}

/** A service knows prices as numbers, so "19.90" comes back as "19.9". */
const withNumbers = (response: SearchResponse) => ({
  ...response,
  facets: response.facets.map((facet) =>
    facet.kind === 'range' ? { ...facet, min: Number(facet.min), max: Number(facet.max) } : facet,
  ),
})

describe('createHostedSearchEngine over createInstantSearchClient', () => {
  it('gives the answers of the search behind it, for generated products and requests', async () => {
    await fc.assert(
      fc.asyncProperty(generatedDocuments, requests, async (documents, request) => {
        const search = searchOf([], { documents: fileOf(documents, facets) })
        const composed = searchBehind({ searchClient: serviceOf(search), indexName: 'p', facets }, documents)
        expect(withNumbers(await composed.query(request))).toEqual(withNumbers(await search.query(request)))
      }),
      randomRuns(300),
    )
  })

  it('gives them with attributes and indexes of other names', async () => {
    const named = getDefaultFacets(['Color', 'Size'])
    const attributes = { 'option:Color': 'Color: main', 'option:Size': 'Color', price: 'price.usd' }
    const sortIndexes = { 'price:asc': 'cheap', 'name:desc': 'names/reversed' } as const
    const names = { ...attributes, tags: 'labels' }
    await fc.assert(
      fc.asyncProperty(generatedDocuments, requests, async (documents, { filters = {}, ...request }) => {
        const { color, size, ...others } = filters
        const given = { ...request, filters: { ...others, 'option:Color': color, 'option:Size': size } }
        const search = searchOf([], { documents: fileOf(documents, named) })
        const searchClient = serviceOf(search, { attributes: names, sortIndexes })
        const composed = searchBehind(
          { searchClient, indexName: 'p', facets: named, attributes: names, sortIndexes },
          documents,
        )
        expect(withNumbers(await composed.query(given))).toEqual(withNumbers(await search.query(given)))
      }),
      randomRuns(100),
    )
  })
})
