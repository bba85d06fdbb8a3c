import { describe, expect, it } from 'vitest'

import { createSearch } from 'storefront-react/search'
import { createInstantSearchClient } from '../src/hosted/create-instant-search-client.js'
import { createHostedSearchEngine } from '../src/hosted/create-hosted-search-engine.js'
import { documentOf, fileOf, searchOf } from './search-of.js'

const tags = ['Zink', 'Ärlig', 'Öl', 'Apelsin', 'Åska']
const facets = [{ name: 'tags', source: 'tags', order: 'name' }] as const
const documents = [documentOf('a', { tags })]
const file = fileOf(documents, facets)

async function valuesOf(search: ReturnType<typeof searchOf>): Promise<string[]> {
  const { facets: found } = await search.query({ facets: {} })
  return found.flatMap((facet) => (facet.kind === 'values' ? facet.values.map(({ label }) => label) : []))
}

const english = ['Apelsin', 'Ärlig', 'Åska', 'Öl', 'Zink']
const swedish = ['Apelsin', 'Zink', 'Åska', 'Ärlig', 'Öl']

describe('the values of a facet in the order of their names', () => {
  it.each([
    [undefined, english],
    ['sv', swedish],
    ['de', english],
  ])('follow the language %s of an engine in the page', async (locale, expected) => {
    expect(await valuesOf(searchOf(documents, { documents: file, locale }))).toEqual(expected)
  })

  it.each([
    [undefined, english],
    ['sv', swedish],
  ])('follow the language %s of a hosted engine', async (locale, expected) => {
    const searchClient = createInstantSearchClient({ search: searchOf(documents, { documents: file }) })
    const engine = createHostedSearchEngine({ searchClient, indexName: 'products', facets, locale })
    expect(await valuesOf(createSearch({ client: { cacheScope: 'test' }, engine }))).toEqual(expected)
  })
})
