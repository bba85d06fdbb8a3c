import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { create, insertMultiple, search as searchOrama } from '@orama/orama'
import { Document } from 'flexsearch'
import MiniSearch from 'minisearch'

import type { SearchDocument } from 'storefront-search/server'
import { getDefaultFacets } from '../../../src/search/engine/facets.js'
import { createSearch } from '../../../src/search/index.js'
import { createLocalSearchEngine } from 'storefront-search/local'

/** Ids of the first ten results. */
export type Find = (query: string) => Promise<readonly string[]>

const TOP = 10
const FIELDS = ['name', 'tags', 'collections'] as const

type CreateEngine = typeof createLocalSearchEngine

function finderOf(createEngine: CreateEngine, documents: readonly SearchDocument[]): Find {
  const engine = createEngine({
    documents: { v: 1, store: 'bench', asOf: 'bench', facets: getDefaultFacets([]), documents },
  })
  const search = createSearch({ client: { cacheScope: 'bench' }, engine })
  return async (query) => (await search.query({ query, limit: TOP, facets: false })).hits.map(({ id }) => id)
}

/** The engine of another checkout, to see what a change does: `BEFORE=../before npm run bench relevance`. */
async function earlierFinders(documents: readonly SearchDocument[]): Promise<Record<string, Find>> {
  const { BEFORE: folder } = process.env
  if (!folder) return {}
  // Before the package storefront-search, the engine was in src.
  const file = ['packages/search/src/local', 'src/search/local']
    .map((each) => resolve(folder, each, 'index.ts'))
    .find((each) => existsSync(each))
  if (!file) throw new Error(`There is no search engine in ${folder}.`)
  const earlier = (await import(pathToFileURL(file).href)) as { createLocalSearchEngine: CreateEngine }
  return { before: finderOf(earlier.createLocalSearchEngine, documents) }
}

/** Ours with its defaults, and each peer as its documentation advises for a field that forgives typing errors. */
export async function createFinders(documents: readonly SearchDocument[]): Promise<Record<string, Find>> {
  const plain = documents.map(({ id, name, tags, collections }) => ({
    id,
    name,
    tags: tags.join(' '),
    collections: collections.map((each) => each.name).join(' '),
  }))

  const miniSearch = new MiniSearch({
    fields: [...FIELDS],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { name: 2 } },
  })
  miniSearch.addAll(plain)

  const flexSearch = new Document({
    document: {
      id: 'id',
      index: FIELDS.map((field) => ({ field, tokenize: 'full', encoder: 'LatinBalance' })),
    },
  })
  for (const each of plain) flexSearch.add(each)

  const orama = create({ schema: { id: 'string', name: 'string', tags: 'string', collections: 'string' } })
  await insertMultiple(orama, plain)

  return {
    ours: finderOf(createLocalSearchEngine, documents),
    ...(await earlierFinders(documents)),
    MiniSearch: (query) =>
      Promise.resolve(
        miniSearch
          .search(query)
          .slice(0, TOP)
          .map(({ id }) => id),
      ),
    FlexSearch: (query) =>
      Promise.resolve(
        flexSearch.search(query, { limit: TOP, suggest: true, merge: true }).map(({ id }) => id),
      ),
    Orama: async (query) => {
      const { hits } = await searchOrama(orama, {
        term: query,
        properties: [...FIELDS],
        boost: { name: 2 },
        tolerance: 1,
        limit: TOP,
      })
      return hits.map(({ document }) => document.id)
    },
  }
}
