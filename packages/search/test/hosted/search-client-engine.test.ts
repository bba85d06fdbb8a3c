import { inspect } from 'node:util'

import { describe, expect, it, vi } from 'vitest'

import { createSearch } from 'storefront-react/search'
import type { SearchRequest } from 'storefront-react/search/engine'
import { completeSearchRequest } from 'storefront-react/search/engine'
import { defineFacets } from 'storefront-react/search/engine'
import {
  createHostedSearchEngine,
  type HostedSearchEngineOptions,
} from '../../src/hosted/create-hosted-search-engine.js'
import { documentOf } from '../search-of.js'

const facets = defineFacets([
  { name: 'option:Color', source: { option: 'Color' }, limit: 2 },
  { name: 'size', source: { option: 'Size' }, order: 'catalog' },
  { name: 'price', source: 'price' },
])

const page = { hits: [], nbHits: 0, page: 0, nbPages: 0 }

/** A search on a service that gives these results, and the queries that it received. */
function searchOn(results: readonly object[], options: Partial<HostedSearchEngineOptions> = {}) {
  const send = vi.fn((_requests: readonly object[]) => Promise.resolve({ results }))
  const engine = createHostedSearchEngine({
    searchClient: { search: send },
    indexName: 'products',
    facets,
    ...options,
  })
  const search = createSearch({ client: { cacheScope: 'test' }, engine })
  return { search, queries: () => send.mock.calls[0]?.[0] }
}

const queriesFor = async (request: Partial<SearchRequest>, options?: Partial<HostedSearchEngineOptions>) => {
  const { search, queries } = searchOn([page, page, page], options)
  // The number of results need not match: only the queries are of interest.
  await search.query(request).catch(() => {})
  return queries()
}

describe('createHostedSearchEngine', () => {
  it('sends one query without filters, with every facet and the tags of InstantSearch', async () => {
    expect(await queriesFor({ query: 'tee', offset: 48, limit: 24 })).toEqual([
      {
        indexName: 'products',
        params: {
          query: 'tee',
          page: 2,
          hitsPerPage: 24,
          facets: ['option_Color', 'size', 'price'],
          maxValuesPerFacet: 1000,
          attributesToHighlight: ['name', 'description'],
          highlightPreTag: '__ais-highlight__',
          highlightPostTag: '__/ais-highlight__',
        },
      },
    ])
  })

  it('sends one more query for each facet with a filter, without the filter of that facet', async () => {
    const filters = { 'option:Color': ['Red', '-Blue'], price: { min: '5.00', max: '9' }, unknown: ['x'] }
    const color = ['option_Color:\\-Blue', 'option_Color:Red']
    const [range, collection, tag] = [['price>=5.00', 'price<=9'], 'collectionKeys:shirts', 'tags:new']
    expect(await queriesFor({ filters, scope: { collection: 'shirts', tag: 'new' } })).toMatchObject([
      {
        params: {
          facets: ['size'],
          facetFilters: [collection, tag, color],
          numericFilters: range,
        },
      },
      {
        params: {
          facets: ['option_Color'],
          hitsPerPage: 1,
          facetFilters: [collection, tag],
          numericFilters: range,
          analytics: false,
        },
      },
      { params: { facets: ['price'], hitsPerPage: 1, facetFilters: [collection, tag, color] } },
    ])
  })

  it('asks for no facets when the request wants none', async () => {
    const queries = await queriesFor({ facets: false, filters: { size: ['M'] } })
    expect(queries).toHaveLength(1)
    expect(queries?.[0]).not.toHaveProperty('params.facets')
    expect(queries?.[0]).toHaveProperty('params.facetFilters', [['size:M']])
  })

  it.each([
    [{ sort: 'price' }, 'products_price_asc'],
    [{ sort: 'createdAt' }, 'products_createdAt_desc'],
    [{ sort: 'name', order: 'desc' }, 'by-name'],
    [{ sort: 'relevance', order: 'desc' }, 'products'],
  ] as const)('sorts %j by the index %s', async (request, indexName) => {
    const queries = await queriesFor(request, { sortIndexes: { 'name:desc': 'by-name' } })
    expect(queries).toMatchObject([{ indexName }])
  })

  it('adds the parameters of the service to every query', async () => {
    const queries = await queriesFor({ filters: { size: ['M'] } }, { searchParameters: { distinct: true } })
    expect(queries).toMatchObject([{ params: { distinct: true } }, { params: { distinct: true } }])
  })

  it("adds the shop's filters to those of the shopper", async () => {
    const searchParameters = { facetFilters: ['brand:Acme', ['a:1', 'a:2']], numericFilters: 'stock>0' }
    const filters = { size: ['M'], price: { min: '5' } }
    expect(await queriesFor({ filters, scope: { tag: 'new' } }, { searchParameters })).toMatchObject([
      {
        params: {
          facetFilters: ['brand:Acme', ['a:1', 'a:2'], 'tags:new', ['size:M']],
          numericFilters: ['stock>0', 'price>=5'],
        },
      },
      { params: { facetFilters: ['brand:Acme', ['a:1', 'a:2'], 'tags:new'] } },
      { params: { facetFilters: ['brand:Acme', ['a:1', 'a:2'], 'tags:new', ['size:M']] } },
    ])
  })

  it.each([
    ['price>=5', { min: '3' }, ['price>=5']],
    [['price>=5', 'price <= 60.5'], { min: '7.5', max: '100' }, ['price>=7.5', 'price<=60.5']],
    ['price=5', { max: '9' }, ['price>=5', 'price<=5']],
    [
      ['price>5', 'price!=7', ['stock>1', 'price>=1']],
      { min: '3' },
      ['price>5', 'price!=7', ['stock>1', 'price>=1'], 'price>=3'],
    ],
  ])(
    "sends the narrower bound of the shop's %j and the shopper's %j",
    async (numericFilters, price, expected) => {
      const queries = await queriesFor(
        { filters: { price }, facets: false },
        { searchParameters: { numericFilters } },
      )
      expect(queries).toMatchObject([{ params: { numericFilters: expected } }])
    },
  )

  it('refuses a parameter that it sets itself', () => {
    // @ts-expect-error -- the engine pages
    expect(() => searchOn([], { searchParameters: { page: 7 } })).toThrow(
      'searchParameters cannot contain page',
    )
  })

  it('ends a query that is aborted, and one that takes too long', async () => {
    const hanging = { search: () => new Promise<never>(() => {}) }
    const engine = createHostedSearchEngine({ searchClient: hanging, indexName: 'products', timeoutMs: 20 })
    const request = completeSearchRequest()
    const controller = new AbortController()
    const query = engine.query(request, { signal: controller.signal })
    controller.abort(new Error('left the page'))
    await expect(query).rejects.toThrow('left the page')
    await expect(engine.query(request, {})).rejects.toMatchObject({
      code: 'timeout',
      message: expect.stringContaining('The search service did not answer within 20 ms') as string,
    })
  })

  it('names the search service, and not the store, for a wrong key', async () => {
    const refusing = {
      search: () => Promise.reject(Object.assign(new Error('Invalid key'), { status: 403 })),
    }
    const engine = createHostedSearchEngine({ searchClient: refusing, indexName: 'products' })
    await expect(engine.query(completeSearchRequest(), {})).rejects.toMatchObject({
      code: 'authentication',
      message: expect.stringMatching(/^The search service answered 403: Invalid key/) as string,
    })
  })

  const item = documentOf('Linen shirt')
  const answer = {
    ...page,
    hits: [
      {
        objectID: 'p1-v2',
        variantId: 'v2',
        item,
        _highlightResult: { name: { value: '__ais-highlight__Linen__/ais-highlight__ shirt' } },
      },
    ],
    nbHits: 7,
    nbPages: 3,
    facets: { option_Color: { Red: 2, Blue: 5, Green: 1 }, size: { 38: 1, 36: 2 } },
    facets_stats: { price: { min: 5.5, max: 10 } },
    renderingContent: { facetOrdering: { values: { size: { order: ['38', '36'] } } } },
  }

  it('reads hits, highlights, counts and ranges', async () => {
    expect(await searchOn([answer]).search.query({ limit: 1 })).toEqual({
      hits: [
        {
          id: item.id,
          item,
          highlights: [{ field: 'name', start: 0, end: 5 }],
          matchingVariantId: 'v2',
        },
      ],
      totalCount: 7,
      isExact: true,
      hasMore: true,
      facets: [
        {
          kind: 'values',
          name: 'option:Color',
          hasMore: true,
          values: [
            { value: 'Blue', label: 'Blue', count: 5, isSelected: false },
            { value: 'Red', label: 'Red', count: 2, isSelected: false },
          ],
        },
        {
          kind: 'values',
          name: 'size',
          hasMore: false,
          values: [
            { value: '38', label: '38', count: 1, isSelected: false },
            { value: '36', label: '36', count: 2, isSelected: false },
          ],
        },
        { kind: 'range', name: 'price', min: '5.5', max: '10' },
      ],
      suggestions: [],
      isRelaxed: false,
    })
  })

  it('reads a record of another shape as the product', async () => {
    const { id: _, ...fields } = item
    const { search } = searchOn([{ ...page, hits: [{ ...fields, objectID: 'p1' }] }])
    expect((await search.query()).hits).toMatchObject([{ id: 'p1', item: { id: 'p1', name: item.name } }])
  })

  it('ignores highlights of a text that the service changed', async () => {
    const value = '<b>__ais-highlight__Linen__/ais-highlight__</b> shirt'
    const hits = [{ objectID: 'p1', item, _highlightResult: { name: { value } } }]
    const { search } = searchOn([{ ...page, hits }])
    expect((await search.query()).hits[0]?.highlights).toEqual([])
  })

  it.each([
    ['no number of results', { nbHits: undefined }, { totalCount: undefined, isExact: false }],
    ['an estimate', { exhaustiveNbHits: false }, { totalCount: 7, isExact: false }],
    ['an estimate in the newer form', { exhaustive: { nbHits: false } }, { totalCount: 7, isExact: false }],
  ])('reports %s as such', async (_kind, fields, expected) => {
    expect(await searchOn([{ ...answer, ...fields }]).search.query()).toMatchObject(expected)
  })

  it.each([
    ['the service estimates them', { exhaustiveFacetsCount: false }, {}],
    ['they would be counts of variants', {}, { countsProducts: false }],
  ])('leaves counts of values undefined when %s', async (_reason, fields, options) => {
    const { facets } = await searchOn([{ ...answer, ...fields }], options).search.query()
    expect(facets[0]).toMatchObject({ values: [{ value: 'Blue', count: undefined }, { value: 'Red' }] })
  })

  it('lists a selected value without a count when the service cut the list', async () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`Color ${at}`, 1]))
    const filters = { 'option:Color': ['Rare'] }
    const valueWith = async (counts: object) => {
      const { search } = searchOn([answer, { ...page, facets: { option_Color: counts } }])
      const { facets } = await search.query({ filters })
      return facets[0]?.kind === 'values' ? facets[0].values.at(-1) : undefined
    }
    expect(await valueWith(many)).toMatchObject({ value: 'Rare', count: undefined, isSelected: true })
    expect(await valueWith({ Red: 1 })).toMatchObject({ value: 'Rare', count: 0, isSelected: true })
  })

  it.each([
    ['no object', undefined],
    ['no results', {}],
    ['fewer results than queries', { results: [] }],
    ['a result that is not an object', { results: ['error'] }],
    ['no hits', { results: [{ nbHits: 3 }] }],
    ['a hit that is not an object', { results: [{ hits: [null] }] }],
    ['a hit without a product', { results: [{ hits: [{ objectID: 'p1' }] }] }],
    ['an item without variants', { results: [{ hits: [{ item: { ...item, variants: undefined } }] }] }],
  ])('throws an InvalidResponseError for %s', async (_kind, response) => {
    const searchClient = { search: () => Promise.resolve(response as never) }
    await expect(searchOn([], { searchClient }).search.query()).rejects.toMatchObject({
      code: 'invalid-response',
      message: expect.stringContaining('search client') as string,
    })
  })

  it.each([
    ['status', { status: 404 }, 'not-found'],
    ['httpStatus', { httpStatus: 429 }, 'rate-limit'],
    ['no status', {}, 'network'],
  ])('throws a typed error for a rejection with %s, without the key in it', async (_kind, fields, code) => {
    const transporterStackTrace = [{ request: { headers: { 'x-api-key': 'secret' } } }]
    const rejection = Object.assign(new Error('It failed.'), { transporterStackTrace, ...fields })
    const searchClient = { search: () => Promise.reject(rejection) }
    const thrown = await searchOn([], { searchClient })
      .search.query()
      .catch((error: unknown) => error)
    expect(thrown).toMatchObject({ code, message: expect.stringContaining('It failed.') as string })
    expect(inspect(thrown, { depth: 9 })).not.toContain('secret')
  })

  it('rejects with the reason of a signal that was aborted during the request', async () => {
    const controller = new AbortController()
    const search = () => {
      controller.abort(new Error('newer query'))
      return Promise.resolve({ results: [page] })
    }
    const querying = searchOn([], { searchClient: { search } }).search.query({}, controller)
    await expect(querying).rejects.toThrow('newer query')
  })

  it('empties the memory of the client on a refresh', async () => {
    const clearCache = vi.fn()
    const searchClient = { search: () => Promise.resolve({ results: [page] }), clearCache }
    const { search } = searchOn([], { searchClient })
    await search.query()
    expect(clearCache).not.toHaveBeenCalled()
    await search.refresh()
    expect(clearCache).toHaveBeenCalledOnce()
  })

  it('throws an InvalidParamsError for two facets with one attribute', () => {
    const twins = defineFacets([
      { name: 'a b', source: 'tags' },
      { name: 'a-b', source: 'collections' },
    ])
    expect(() => searchOn([], { facets: twins })).toThrow(/"a-b" would have the attribute "a_b"/)
  })
})
