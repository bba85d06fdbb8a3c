import { createSearch } from 'storefront-react/search'

import { store } from '../store'

/** Requests nothing before the search field gets focus or the first search runs. */
export const search = createSearch({
  client: store,
  engine: async () => {
    const { miniSearchEngine } = await import('storefront-react/search/minisearch')
    return miniSearchEngine({ documents: '/search.json', locale: store.locale })
  },
})
