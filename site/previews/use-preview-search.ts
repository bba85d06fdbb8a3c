import { useState } from 'react'

import { facets } from '../../examples/vite/src/search/facets.js'
import { useStorefrontClient } from '../../src/index.js'
import { collectSearchDocuments } from 'storefront-search/server'
import { createSearch, type Search } from '../../src/search/index.js'
import { createLocalSearchEngine } from 'storefront-search/local'

/** A search of the whole store in memory. A shop builds the documents beforehand. */
export function usePreviewSearch(): Search {
  const client = useStorefrontClient()
  const [search] = useState(() =>
    createSearch({
      client,
      engine: async () =>
        createLocalSearchEngine({ documents: await collectSearchDocuments(client, { facets }) }),
    }),
  )
  return search
}
