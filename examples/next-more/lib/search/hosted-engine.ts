import type { SearchEngine } from 'storefront-react/search'

import { facets } from './search-url'

/** URL of a Meilisearch server, with a key that can only search: `http://127.0.0.1:7700?key=…`. Unset: the search of this app. */
const hostedUrl = process.env.NEXT_PUBLIC_SEARCH_URL

/** Any other service is its own client for InstantSearch in place of `instantMeiliSearch`. */
async function createHostedEngine(url: string): Promise<SearchEngine> {
  const [{ instantMeiliSearch }, { createHostedSearchEngine }] = await Promise.all([
    import('@meilisearch/instant-meilisearch'),
    import('storefront-search/hosted'),
  ])
  const { origin, searchParams } = new URL(url)
  const { searchClient } = instantMeiliSearch(origin, searchParams.get('key') ?? '', {
    primaryKey: 'objectID',
  })
  return createHostedSearchEngine({
    searchClient,
    indexName: 'products',
    facets,
    // The index has slugs of collections: `new-in` is shown as "New in".
    getFacetLabel: (name, value) =>
      name === 'collections' ? value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ') : value,
    // A setting of the index allows these orders, so they need no indexes of their own.
    sortIndexes: {
      'price:asc': 'products:price:asc',
      'price:desc': 'products:price:desc',
      'name:asc': 'products:name:asc',
      'name:desc': 'products:name:desc',
      'createdAt:asc': 'products:createdAt:asc',
      'createdAt:desc': 'products:createdAt:desc',
    },
  })
}

/** `undefined` if this app searches on its own. */
export const hostedEngine = hostedUrl ? () => createHostedEngine(hostedUrl) : undefined
