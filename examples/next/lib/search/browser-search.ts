import { createSearch } from 'storefront-react/search'

import { store } from '../store'

/** Requests nothing before the search field gets focus or the first search runs. */
export const search = createSearch({
  client: store,
  engine: async () => {
    const { createLocalSearchEngine } = await import('storefront-search/local')
    return createLocalSearchEngine({ documents: '/search.json', locale: store.locale })
  },
})
