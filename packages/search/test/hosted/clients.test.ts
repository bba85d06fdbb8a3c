import { instantMeiliSearch } from '@meilisearch/instant-meilisearch'
import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import fc from 'fast-check'
import { Client as TypesenseClient } from 'typesense'
import TypesenseAdapter from 'typesense-instantsearch-adapter'
import { afterAll, describe, expect, it } from 'vitest'

import { randomRuns } from '../../../../test/setup/random-runs.js'
import { createSearch } from 'storefront-react/search'
import type { SearchRequest, SearchResponse } from 'storefront-react/search/engine'
import { createIndexRecords } from '../../src/hosted/create-index-records.js'
import {
  createHostedSearchEngine,
  type HostedSearchEngineOptions,
} from '../../src/hosted/create-hosted-search-engine.js'
import type { SortIndexes } from '../../src/hosted/sort-indexes.js'
import { fileOf, searchOf } from '../search-of.js'
import { answerAlgolia } from './services/algolia.js'
import { createChecker, descriptionsAbsent, type Service } from './services/descriptions.js'
import { HostedIndex } from './services/hosted-index.js'
import { answerMeilisearch } from './services/meilisearch.js'
import { startService } from './services/service.js'
import { documents, facets } from './services/shop.js'
import { answerTypesense } from './services/typesense.js'

const file = fileOf(documents, facets)
const records = createIndexRecords({ documents: file, per: 'product' })
const local = searchOf([], { documents: file })
const labels = new Map(documents.flatMap((each) => each.collections.map(({ slug, name }) => [slug, name])))

interface Connection {
  readonly searchClient: HostedSearchEngineOptions['searchClient']
  readonly push: () => Promise<unknown>
  readonly sortIndexes?: SortIndexes
}

const handlers = { algolia: answerAlgolia, typesense: answerTypesense, meilisearch: answerMeilisearch }

const connections: Record<Service, (port: number) => Connection> = {
  algolia(port) {
    const hosts = [{ url: `127.0.0.1:${port}`, accept: 'readWrite' as const, protocol: 'http' as const }]
    const admin = algoliasearch('APP', 'admin-key', { hosts })
    return {
      searchClient: liteClient('APP', 'search-key', { hosts }),
      push: () => admin.saveObjects({ indexName: 'products', objects: [...records] }),
    }
  },
  typesense(port) {
    const server = { apiKey: 'search-key', nodes: [{ host: '127.0.0.1', port, protocol: 'http' }] }
    const { searchClient } = new TypesenseAdapter({
      server,
      facetableFieldsWithSpecialCharacters: ['option_Color', 'format', 'collectionKeys'],
      additionalSearchParameters: {
        query_by: 'name,tags,collectionNames,optionValues',
        highlight_full_fields: 'name',
        sort_by: '_text_match:desc,createdAt:desc',
      },
    })
    return {
      searchClient,
      push: () =>
        new TypesenseClient(server)
          .collections('products')
          .documents()
          .import([...records]),
      sortIndexes: {
        'price:asc': 'products/sort/price:asc',
        'price:desc': 'products/sort/price:desc',
        'name:asc': 'products/sort/name:asc',
        'name:desc': 'products/sort/name:desc',
        'createdAt:asc': 'products/sort/createdAt:asc',
        'createdAt:desc': 'products/sort/createdAt:desc',
      },
    }
  },
  meilisearch(port) {
    const host = `http://127.0.0.1:${port}`
    return {
      searchClient: instantMeiliSearch(host, 'search-key', { primaryKey: 'objectID' }).searchClient,
      push: () =>
        fetch(`${host}/indexes/products/documents`, { method: 'POST', body: JSON.stringify(records) }),
      sortIndexes: {
        'price:asc': 'products:price:asc',
        'price:desc': 'products:price:desc',
        'name:asc': 'products:name:asc',
        'name:desc': 'products:name:desc',
        'createdAt:asc': 'products:createdAt:asc',
        'createdAt:desc': 'products:createdAt:desc',
      },
    }
  },
}

const requests: fc.Arbitrary<Partial<SearchRequest>> = fc.record({
  query: fc.constantFrom('', 'shirt', 'coat', 'linnen', 'cafe', 'rain city', 'screen 16', 'mug 8'),
  filters: fc.record({
    tags: fc.constantFrom(undefined, ['new'], ['new', 'sale'], ['unknown']),
    collections: fc.constantFrom(undefined, ['shirts'], ['shirts', 'sale']),
    'option:Color': fc.constantFrom(undefined, ['Red'], ['Sky blue', 'Green, dark'], ["Navy's"]),
    format: fc.constantFrom(undefined, ['16:9']),
    price: fc.constantFrom(undefined, { min: '20' }, { max: '50.50' }, { min: '9.99', max: '80' }),
    available: fc.constantFrom(undefined, ['true'], ['true', 'false']),
  }),
  scope: fc.constantFrom({}, { collection: 'shirts' }, { collection: 'col_sale' }, { tag: 'new' }),
  sort: fc.constantFrom('relevance', 'price', 'name', 'createdAt'),
  order: fc.constantFrom(undefined, 'asc', 'desc'),
  offset: fc.constantFrom(0, 0, 24, 30, 48),
  limit: fc.constantFrom(24, 10, 100),
  facets: fc.constantFrom<SearchRequest['facets'][]>(false, {}, { 'option:Color': 3 }),
})

/** What a service does not know, or writes in another way. */
const comparable = ({ hits, facets, totalCount, hasMore }: SearchResponse) => ({
  hits: hits.map(({ matchingVariantId: _, ...hit }) => hit),
  facets: facets.map((facet) =>
    facet.kind === 'range' ? { ...facet, min: Number(facet.min), max: Number(facet.max) } : facet,
  ),
  totalCount,
  hasMore,
})

describe.each(['algolia', 'typesense', 'meilisearch'] as const)('createHostedSearchEngine on %s', (name) => {
  const checker = createChecker(name)
  const index = new HostedIndex()
  const starting = startService(index, handlers[name](checker)).then(async (service) => {
    const { push, ...connection } = connections[name](service.port)
    await push()
    const searchWith = (searchParameters?: HostedSearchEngineOptions['searchParameters']) =>
      createSearch({
        client: { cacheScope: 'test' },
        engine: createHostedSearchEngine({
          ...connection,
          indexName: 'products',
          facets,
          searchParameters,
          getFacetLabel: (facet, value) => (facet === 'collections' && labels.get(value)) || value,
        }),
      })
    return { service, searchWith, search: searchWith() }
  })
  afterAll(async () => (await starting).service.close())

  it("finds, filters, counts, sorts and marks as our engine does, through the service's own client", async () => {
    const { search } = await starting
    expect(index.ids).toEqual(records.map(({ objectID }) => objectID))
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const [found, expected] = await Promise.all([search.query(request), local.query(request)])
        expect(comparable(found)).toEqual(comparable(expected))
        expect(found.isExact).toBe(name !== 'meilisearch')
      }),
      randomRuns(60),
    )
  })

  it("finds what is in the shop's own filters and in the shopper's, however both name one attribute", async () => {
    const { searchWith } = await starting
    const shop = { min: '20', max: '60' }
    const search = searchWith({
      numericFilters: ['price>=20', 'price <= 60'],
      facetFilters: ['tags:new', ['collections:shirts', 'collections:sale']],
    })
    const amount = fc.option(fc.integer({ min: 0, max: 90 }).map(String), { nil: undefined })
    const ranges = fc.record({ min: amount, max: amount })
    const tags = fc.constantFrom(undefined, ['new'], ['sale'], ['unknown'])
    await fc.assert(
      fc.asyncProperty(ranges, tags, async ({ min, max }, tags) => {
        const filters = { price: { min, max }, tags }
        const price = {
          min: Number(min ?? 0) > Number(shop.min) ? min : shop.min,
          max: Number(max ?? 90) < Number(shop.max) ? max : shop.max,
        }
        const own = { price, collections: ['shirts', 'sale'], tags }
        const [found, expected] = await Promise.all([
          search.query({ filters, facets: false }),
          local.query({ filters: own, scope: { tag: 'new' }, facets: false }),
        ])
        expect(comparable(found)).toEqual(comparable(expected))
      }),
      randomRuns(60),
    )
  })

  it.skipIf(descriptionsAbsent)("keeps to the service's published description", async () => {
    const { search } = await starting
    await search.query({ query: 'shirt', filters: { price: { min: '1' }, tags: ['new'] }, sort: 'price' })
    expect(checker.count()).toBeGreaterThan(2)
    expect(checker.problems).toEqual([])
  })
})
