import { instantMeiliSearch } from '@meilisearch/instant-meilisearch'
import { algoliasearch } from 'algoliasearch'
import { liteClient } from 'algoliasearch/lite'
import { Client as TypesenseClient } from 'typesense'
import TypesenseAdapter from 'typesense-instantsearch-adapter'

import type { IndexRecord } from '../../../src/hosted/create-index-records.js'
import type { HostedSearchEngineOptions } from '../../../src/hosted/create-hosted-search-engine.js'

/** An index on a real service, filled with the records. */
export interface LiveIndex {
  readonly searchClient: HostedSearchEngineOptions['searchClient']
  /** The index that sorts by price. */
  readonly cheapestFirst: string
  readonly remove: () => Promise<unknown>
}

interface LiveService {
  /** The reason to skip the tests. */
  readonly absent: string | undefined
  readonly fill: (name: string, records: readonly IndexRecord[]) => Promise<LiveIndex>
}

const SEARCHABLE = ['name', 'tags', 'collectionNames', 'optionValues']
const TEXT_FACETS = ['tags', 'collections', 'option_Color', 'format', 'available', 'collectionKeys']

const { MEILISEARCH_URL, MEILISEARCH_KEY = '', TYPESENSE_URL, TYPESENSE_KEY = '' } = process.env
const { ALGOLIA_APP, ALGOLIA_KEY = '' } = process.env
const absentOf = (address: string | undefined, variables: string) =>
  address ? undefined : `no address; set ${variables}, the key with all rights on a service for tests`

export const liveServices: Readonly<Record<string, LiveService>> = {
  meilisearch: {
    absent: absentOf(MEILISEARCH_URL, 'MEILISEARCH_URL and MEILISEARCH_KEY'),
    async fill(name, records) {
      const send = async (method: string, path: string, body?: unknown) => {
        const response = await fetch(`${MEILISEARCH_URL!}${path}`, {
          method,
          headers: { Authorization: `Bearer ${MEILISEARCH_KEY}`, 'Content-Type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
        return (await response.json()) as { taskUid?: number; status?: string; error?: unknown }
      }
      const run = async (method: string, path: string, body?: unknown) => {
        const { taskUid } = await send(method, path, body)
        for (;;) {
          const { status, error } = await send('GET', `/tasks/${taskUid!}`)
          if (status === 'succeeded') return
          if (status === 'failed' || status === undefined) throw new Error(JSON.stringify(error))
        }
      }
      await run('POST', '/indexes', { uid: name, primaryKey: 'objectID' })
      await run('PATCH', `/indexes/${name}/settings`, {
        searchableAttributes: SEARCHABLE,
        filterableAttributes: [...TEXT_FACETS, 'price'],
        sortableAttributes: ['price', 'name', 'createdAt'],
      })
      await run('POST', `/indexes/${name}/documents`, records)
      return {
        searchClient: instantMeiliSearch(MEILISEARCH_URL!, MEILISEARCH_KEY, { primaryKey: 'objectID' })
          .searchClient,
        cheapestFirst: `${name}:price:asc`,
        remove: () => run('DELETE', `/indexes/${name}`),
      }
    },
  },
  typesense: {
    absent: absentOf(TYPESENSE_URL, 'TYPESENSE_URL and TYPESENSE_KEY'),
    async fill(name, records) {
      const { hostname, port, protocol } = new URL(TYPESENSE_URL!)
      const scheme = protocol.slice(0, -1)
      const server = {
        apiKey: TYPESENSE_KEY,
        nodes: [{ host: hostname, port: Number(port) || (scheme === 'https' ? 443 : 80), protocol: scheme }],
      }
      const client = new TypesenseClient(server)
      await client.collections().create({
        name,
        fields: [
          { name: 'name', type: 'string', sort: true },
          { name: 'createdAt', type: 'int64' },
          { name: 'price', type: 'float', facet: true, optional: true },
          { name: 'optionValues', type: 'string[]' },
          { name: 'collectionNames', type: 'string[]' },
          ...TEXT_FACETS.map((each) => ({ name: each, type: 'string[]' as const, facet: true })),
        ],
      })
      await client
        .collections(name)
        .documents()
        .import([...records])
      const { searchClient } = new TypesenseAdapter({
        server,
        facetableFieldsWithSpecialCharacters: TEXT_FACETS,
        additionalSearchParameters: { query_by: SEARCHABLE.join(','), highlight_full_fields: 'name' },
      })
      return {
        searchClient,
        cheapestFirst: `${name}/sort/price:asc`,
        remove: () => client.collections(name).delete(),
      }
    },
  },
  algolia: {
    absent: absentOf(ALGOLIA_APP, 'ALGOLIA_APP and ALGOLIA_KEY'),
    async fill(name, records) {
      const admin = algoliasearch(ALGOLIA_APP!, ALGOLIA_KEY)
      const replica = `${name}_price_asc`
      const settings = {
        searchableAttributes: SEARCHABLE,
        attributesForFaceting: [...TEXT_FACETS, 'price'],
      }
      const setUp = async (indexName: string, indexSettings: object) => {
        const { taskID } = await admin.setSettings({ indexName, indexSettings })
        await admin.waitForTask({ indexName, taskID })
      }
      await setUp(name, { ...settings, replicas: [replica] })
      await setUp(replica, { ...settings, ranking: ['asc(price)'] })
      await admin.saveObjects({ indexName: name, objects: [...records], waitForTasks: true })
      return {
        searchClient: liteClient(ALGOLIA_APP!, ALGOLIA_KEY),
        cheapestFirst: replica,
        remove: async () => {
          await admin.deleteIndex({ indexName: name })
          await admin.deleteIndex({ indexName: replica })
        },
      }
    },
  },
}
