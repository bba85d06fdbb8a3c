// @vitest-environment node
import { expect, it, vi } from 'vitest'

import * as hosted from 'storefront-search/hosted'
import * as local from 'storefront-search/local'
import * as server from 'storefront-search/server'

vi.mock('react', () => {
  throw new Error('React was loaded.')
})
vi.mock('@tanstack/react-query', () => {
  throw new Error('TanStack Query was loaded.')
})
vi.mock('@tanstack/query-core', () => {
  throw new Error('TanStack Query was loaded.')
})

const names = Object.keys(hosted)

it('exports the engine, the records and the client for widgets from ./hosted, without React and TanStack Query', () => {
  expect(names.sort()).toEqual([
    'createHostedSearchEngine',
    'createIndexRecords',
    'createInstantSearchClient',
  ])
})

it('exports the engine of the page and its documents from ./local, without React and TanStack Query', () => {
  expect(Object.keys(local).sort()).toEqual([
    'collectSearchDocuments',
    'createLocalSearchEngine',
    'toSearchDocument',
  ])
})

it('exports the documents and their handlers from ./server, without React and TanStack Query', () => {
  expect(Object.keys(server).sort()).toEqual([
    'collectSearchDocuments',
    'createSearchDocumentsHandler',
    'createSearchHandler',
    'decodeSearchDocuments',
    'encodeSearchDocuments',
    'toSearchDocument',
    'trimSearchResults',
  ])
})

it.each([
  ['local', local],
  ['server', server],
])('does not export hosted engines from ./%s', (_entry, entry) => {
  expect(Object.keys(entry).filter((name) => names.includes(name))).toEqual([])
})

it('exports collectSearchDocuments to pages and to servers', () => {
  expect(local.collectSearchDocuments).toBe(server.collectSearchDocuments)
})

it('the contract of an engine loads neither React nor TanStack Query', async () => {
  expect(Object.keys(await import('storefront-react/search/engine'))).toContain('defineFacets')
})
