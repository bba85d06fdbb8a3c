// @vitest-environment node
import fc from 'fast-check'
import { instantMeiliSearch } from '@meilisearch/instant-meilisearch'
import { liteClient } from 'algoliasearch/lite'
import TypesenseAdapter from 'typesense-instantsearch-adapter'
import { afterAll, describe, expect, it } from 'vitest'

import { randomRuns, runs } from '../../../../test/setup/random-runs.js'
import { createSearch } from 'storefront-react/search'
import type { SearchRequest } from 'storefront-react/search/engine'
import { defineFacets } from 'storefront-react/search/engine'
import {
  createHostedSearchEngine,
  createIndexRecords,
  type HostedSearchEngineOptions,
} from '../../src/hosted/index.js'
import { documentOf, fileOf, searchOf } from '../search-of.js'
import { answerAlgolia } from './services/algolia.js'
import { createChecker, type Service } from './services/descriptions.js'
import { HostedIndex } from './services/hosted-index.js'
import { answerMeilisearch } from './services/meilisearch.js'
import { startService } from './services/service.js'
import { answerTypesense } from './services/typesense.js'

const facets = defineFacets([{ name: 'tags', source: 'tags' }])
/** Values that a shop may have: signs that services use, and that do not end a value. */
const TAGS = [
  'Red',
  'new',
  `5" wide`,
  "Navy's",
  'a\\b',
  '[x]',
  '(1|2)',
  'a && b',
  'a || b',
  '16:9',
  '__proto__',
]
const MORE_TAGS = ['100%', '<b>', '#1', '\u202eabc', 'é', 'constructor', 'a,b', '{}', '..', 'TO', '*', 'NOT']
const tags = [...TAGS, ...MORE_TAGS]
const documents = tags.flatMap((tag, at) => [
  documentOf(`Shirt ${at}`, { id: `p${at}`, tags: [tag] }),
  documentOf(`Coat ${at}`, { id: `q${at}`, tags: [tag, tags[(at + 1) % tags.length]!, 'sale'] }),
])
const file = fileOf(documents, facets)
const local = searchOf([], { documents: file })

const clients: Record<Service, (port: number) => HostedSearchEngineOptions['searchClient']> = {
  algolia: (port) =>
    liteClient('APP', 'key', {
      hosts: [{ url: `127.0.0.1:${port}`, accept: 'readWrite', protocol: 'http' }],
    }),
  typesense: (port) =>
    new TypesenseAdapter({
      server: { apiKey: 'key', nodes: [{ host: '127.0.0.1', port, protocol: 'http' }] },
      facetableFieldsWithSpecialCharacters: ['tags'],
      additionalSearchParameters: { query_by: 'name', sort_by: '_text_match:desc' },
    }).searchClient,
  meilisearch: (port) =>
    instantMeiliSearch(`http://127.0.0.1:${port}`, 'key', { primaryKey: 'objectID' }).searchClient,
}
const handlers = { algolia: answerAlgolia, typesense: answerTypesense, meilisearch: answerMeilisearch }

/** Pieces of the services' filter languages, between ordinary ones. */
const SIGNS = [
  '`',
  '"',
  "'",
  '\\',
  '-',
  ':',
  ':=',
  ':!=',
  ' && ',
  ' || ',
  ' OR ',
  ' AND ',
  ',',
  '[',
  ']',
  '(',
  ')',
]
const PIECES = [
  'tags',
  'objectID',
  'Red',
  'new',
  'x',
  '5',
  '*',
  '<score=2>',
  '__proto__',
  '\n',
  '\u2028',
  '\u0000',
  '\u202e',
  ' ',
]
const hostile = fc
  .array(fc.constantFrom(...SIGNS, ...PIECES), { minLength: 1, maxLength: 8 })
  .map((pieces) => pieces.join(''))
const value = fc.oneof(
  fc.constantFrom(
    ...tags,
    '-Red',
    '',
    'Red`,`new',
    'x` || tags:=`Red',
    'zz:a || tags:Red',
    'Red\nzz',
    '\\-Red',
  ),
  hostile,
  fc.string({ unit: 'binary' }),
)
const requests: fc.Arbitrary<Partial<SearchRequest>> = fc.record({
  query: fc.constantFrom('', 'shirt'),
  filters: fc.array(value, { maxLength: 3 }).map((values) => ({ tags: values })),
  scope: fc.oneof(
    fc.constant({}),
    value.map((tag) => ({ tag })),
  ),
  limit: fc.constant(100),
  facets: fc.constant<false>(false),
})

describe.each(['algolia', 'typesense', 'meilisearch'] as const)('a value from the URL on %s', (name) => {
  const index = new HostedIndex()
  index.save(createIndexRecords({ documents: file, per: 'product' }))
  const starting = startService(index, handlers[name](createChecker(name))).then((service) => {
    const engine = createHostedSearchEngine({
      searchClient: clients[name](service.port),
      indexName: 'products',
      facets,
    })
    return { service, search: createSearch({ client: { cacheScope: 'test' }, engine }) }
  })
  afterAll(async () => (await starting).service.close())

  it('finds what it finds in our engine, or is refused by name', async () => {
    const { search } = await starting
    let refused = 0
    let compared = 0
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        const expected = await local.query(request)
        const found = await search.query(request).catch((error: unknown) => {
          expect(error).toMatchObject({ code: 'invalid-params' })
          expect(String(error)).toMatch(/cannot filter (tags|scope\.tag) by "/)
          refused++
        })
        if (!found) return
        compared++
        const ids = (hits: readonly { readonly id: string }[]) => hits.map(({ id }) => id).toSorted()
        expect(ids(found.hits)).toEqual(ids(expected.hits))
        expect(found.totalCount).toBe(expected.totalCount)
      }),
      randomRuns(300),
    )
    expect(Math.min(refused, compared)).toBeGreaterThan(runs(50))
  })

  it.each(tags)('filters by the value %j, which a shop may have', async (tag) => {
    const { search } = await starting
    const request = { filters: { tags: [tag] }, limit: 100, facets: false as const }
    const { totalCount } = await local.query(request)
    expect(totalCount).toBeGreaterThan(0)
    expect(await search.query(request)).toMatchObject({ totalCount })
  })
})
