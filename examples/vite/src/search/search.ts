import { createSearch } from 'storefront-react/search'
import { searchParsers } from 'storefront-react/url'

import { client } from '../store'
import { facets } from './facets.js'

/** Requests nothing before the search field gets focus or the first search runs. */
export const search = createSearch({
  client,
  engine: async () => {
    const { miniSearchEngine } = await import('storefront-react/search/minisearch')
    return miniSearchEngine({ documents: '/search.json' })
  },
})

export const searchUrl = {
  sorts: ['price', 'name', 'createdAt'],
  filters: searchParsers(facets),
}
