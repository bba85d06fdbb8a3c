import { describe, expect, it } from 'vitest'

import { defineFacets } from 'storefront-react/search/engine'
import { createInstantSearchClient } from '../../src/hosted/create-instant-search-client.js'
import { documentOf, fileOf, searchOf } from '../search-of.js'

const facets = defineFacets([
  { name: 'tags', source: 'tags' },
  { name: 'option:Color', source: { option: 'Color' } },
  { name: 'price', source: 'price' },
])

const documents = Array.from({ length: 250 }, (_, at) =>
  documentOf(`Shirt ${at}`, {
    tags: at % 2 === 0 ? ['new', 'even'] : ['new'],
    variants: [
      {
        id: `v${at}`,
        price: `${at + 1}.50`,
        compareAtPrice: null,
        available: true,
        attributes: { Color: at % 2 === 0 ? 'Red' : 'Blue' },
      },
    ],
  }),
)
const search = searchOf([], { documents: fileOf(documents, facets) })

interface Result {
  readonly hits: readonly {
    readonly objectID: string
    readonly _highlightResult: { readonly name: object }
  }[]
  readonly facets: object
}

async function resultOf(params: object, indexName = 'products', options = {}): Promise<Result> {
  const client = createInstantSearchClient({ search, ...options })
  return (await client.search([{ indexName, params }])).results[0] as Result
}

describe('createInstantSearchClient', () => {
  it('answers more results than one request of the search returns', async () => {
    const result = await resultOf({ hitsPerPage: 220, page: 0 }, 'products_price_asc')
    expect(result.hits.map(({ objectID }) => objectID)).toEqual(documents.slice(0, 220).map(({ id }) => id))
    expect(result).toMatchObject({
      nbHits: 250,
      nbPages: 2,
      page: 0,
      hitsPerPage: 220,
      exhaustiveNbHits: true,
    })
    expect((await resultOf({ hitsPerPage: 220, page: 1 })).hits).toHaveLength(30)
  })

  it('answers a query without hits, as InstantSearch asks for counts', async () => {
    const result = await resultOf({ hitsPerPage: 0, facets: 'option:Color' })
    expect(result).toMatchObject({
      hits: [],
      nbHits: 250,
      facets: { 'option:Color': { Red: 125, Blue: 125 } },
    })
  })

  it('marks matches with the tags of the query, and with <em> if it names none', async () => {
    const valueOf = async (params: object) =>
      (await resultOf({ query: 'shirt 7', hitsPerPage: 1, ...params })).hits[0]!._highlightResult.name
    expect(await valueOf({})).toEqual({
      value: '<em>Shirt</em> <em>7</em>',
      matchLevel: 'full',
      matchedWords: [],
    })
    expect(await valueOf({ highlightPreTag: '[', highlightPostTag: ']' })).toMatchObject({
      value: '[Shirt] [7]',
    })
  })

  it('answers only the facets of the query, with ranges as numbers', async () => {
    expect(await resultOf({ facets: ['price'] })).toMatchObject({
      facets: { price: {} },
      facets_stats: { price: { min: 1.5, max: 250.5 } },
    })
    expect(Object.keys((await resultOf({ facets: ['*'] })).facets)).toEqual(['tags', 'option:Color', 'price'])
    expect((await resultOf({})).facets).toEqual({})
  })

  it('applies filters of attributes whose names contain a colon', async () => {
    const params = { facets: ['option:Color'], facetFilters: [['option:Color:Red']] }
    expect(await resultOf(params)).toMatchObject({ nbHits: 125 })
  })

  it('applies two conditions on tags that must both hold', async () => {
    expect(await resultOf({ facetFilters: ['tags:new', 'tags:even'] })).toMatchObject({ nbHits: 125 })
  })

  it.each([
    [{ numericFilters: ['price>=10.50', 'price<=12.5', 'price>=11'] }, 2],
    [{ numericFilters: ['price = 10.50'] }, 1],
    [{ numericFilters: 'price<=2.5' }, 2],
  ])('applies %j', async (params, nbHits) => {
    expect(await resultOf(params)).toMatchObject({ nbHits })
  })

  it.each([
    [{ facetFilters: [['tags:-new']] }, /tags:-new/],
    [{ facetFilters: [['tags:new', 'price:1']] }, /price:1/],
    [{ facetFilters: ['option:Color:Red', 'option:Color:Blue'], facets: ['option:Color'] }, /Blue/],
    [{ facetFilters: ['size:M'] }, /no facet for the filter "size"/],
    [{ numericFilters: [['price=1', 'price=2']] }, /price=1/],
    [{ numericFilters: ['price<5'] }, /price<5/],
    [{ filters: 'price:5 TO 10' }, /price:5 TO 10/],
    [{ aroundLatLng: '1,2' }, /aroundLatLng/],
  ])(
    'throws an InvalidParamsError for %j, because results without it would be wrong',
    async (params, message) => {
      await expect(resultOf(params)).rejects.toMatchObject({
        code: 'invalid-params',
        message: expect.stringMatching(message) as string,
      })
    },
  )

  it('finds values of a facet for a searchable list', async () => {
    const client = createInstantSearchClient({ search })
    const request = { indexName: 'products', type: 'facet', facet: 'tags', params: { facetQuery: 'EV' } }
    expect((await client.search([request])).results).toMatchObject([
      { facetHits: [{ value: 'even', highlighted: 'even', count: 125 }] },
    ])
  })

  it('gives hits the fields of toHit, in addition to the id and the highlights', async () => {
    const options = { toHit: () => ({ title: 'A shirt' }) }
    const { hits } = await resultOf({ hitsPerPage: 1 }, 'products', options)
    expect(Object.keys(hits[0]!)).toEqual(['title', 'objectID', '_highlightResult'])
  })

  it('gives the widgets a number of pages when the search does not count', async () => {
    const uncounted = {
      query: async () => ({
        ...(await search.query({ limit: 2 })),
        totalCount: undefined,
        isExact: false,
      }),
    }
    const client = createInstantSearchClient({ search: uncounted })
    const { results } = await client.search([{ indexName: 'p', params: { page: 3, hitsPerPage: 2 } }])
    expect(results).toMatchObject([{ nbHits: 9, nbPages: 5, exhaustiveNbHits: false }])
  })
})
