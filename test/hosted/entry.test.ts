// @vitest-environment node
import { expect, it } from 'vitest'

import * as hosted from '../../src/search/hosted/index.js'
import * as search from '../../src/search/index.js'
import * as server from '../../src/server/index.js'

const names = Object.keys(hosted)

it('exports the engine, the records and the client for widgets from an entry of their own', () => {
  expect(names.sort()).toEqual([
    'createHostedSearchEngine',
    'createIndexRecords',
    'createInstantSearchClient',
  ])
})

it.each([
  ['search', search],
  ['server', server],
])('does not export hosted engines from ./%s', (_entry, entry) => {
  expect(Object.keys(entry).filter((name) => names.includes(name))).toEqual([])
})

it('exports collectSearchDocuments to pages and to servers', () => {
  expect(search.collectSearchDocuments).toBe(server.collectSearchDocuments)
})
