import { describe, expect, it } from 'vitest'

import { createSearch } from 'storefront-react/search'
import type { SearchRequest, SearchResponse } from 'storefront-react/search/engine'
import { createIndexRecords } from '../../src/hosted/create-index-records.js'
import { createHostedSearchEngine } from '../../src/hosted/create-hosted-search-engine.js'
import { fileOf, searchOf } from '../search-of.js'
import { liveServices } from './services/live.js'
import { documents, facets } from './services/shop.js'

const file = fileOf(documents, facets)
const local = searchOf([], { documents: file })

/** What every service must find alike; each has its own way to match words. */
const requests: readonly Partial<SearchRequest>[] = [
  { sort: 'price', limit: 50 },
  { sort: 'price', offset: 100, limit: 50 },
  { sort: 'price', filters: { 'option:Color': ['Red', 'Green, dark'] } },
  { sort: 'price', filters: { format: ['16:9'] } },
  { sort: 'price', filters: { price: { min: '20', max: '50.50' }, available: ['true'] } },
  { sort: 'price', filters: { tags: ['new'], collections: ['shirts', 'sale'] } },
  { sort: 'price', scope: { collection: 'col_sale', tag: 'new' } },
]

const comparable = ({ hits, totalCount, facets }: SearchResponse) => ({
  totalCount,
  prices: hits.map(({ item }) => item.variants[0]?.price),
  facets: facets.map((facet) =>
    facet.kind === 'range'
      ? [facet.name, Number(facet.min).toFixed(2), Number(facet.max).toFixed(2)]
      : [facet.name, ...facet.values.map(({ value, count }) => [value, count])],
  ),
})

describe.each(Object.entries(liveServices))('createHostedSearchEngine on a live %s', (_name, service) => {
  it.skipIf(service.absent)(
    `filters, counts and sorts as our engine does${service.absent ? ` (skipped: ${service.absent})` : ''}`,
    { timeout: 300_000 },
    async () => {
      const indexName = `storefront_react_test_${Date.now()}`
      const index = await service.fill(indexName, createIndexRecords({ documents: file, per: 'product' }))
      try {
        const engine = createHostedSearchEngine({
          searchClient: index.searchClient,
          indexName,
          facets: facets.map((facet) => ({ ...facet, limit: 20 })),
          sortIndexes: { 'price:asc': index.cheapestFirst },
        })
        const search = createSearch({ client: { cacheScope: 'test' }, engine })
        const limits = Object.fromEntries(facets.map(({ name }) => [name, 20]))
        for (const request of requests) {
          const found = comparable(await search.query(request))
          expect(found).toEqual(comparable(await local.query({ ...request, facets: limits })))
        }
        const { hits } = await search.query({ query: 'linen', limit: 5 })
        expect(hits).toHaveLength(5)
        for (const { item } of hits) expect(item.name).toContain('Linen')
      } finally {
        await index.remove()
      }
    },
  )
})
