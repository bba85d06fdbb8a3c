import { useState } from 'react'

import type { AnyStorefrontClient, Product } from '../../src/core/index.js'
import { useStorefrontClient } from '../../src/index.js'
import { collectSearchDocuments } from 'storefront-search/server'
import { createSearch, defineFacets, type Search } from '../../src/search/index.js'
import { createLocalSearchEngine } from 'storefront-search/local'

const facets = defineFacets([
  { name: 'department', source: departmentsOf, limit: 6 },
  { name: 'colour', source: { option: ['Colour', 'Color'] }, limit: 12 },
  { name: 'size', source: { option: 'Size' }, order: 'catalog', limit: 5 },
  { name: 'price', source: 'price' },
  { name: 'available', source: 'available' },
])

/** The sample catalogue names the department first, then its parts. */
function departmentsOf({ collections: [department] }: Product): readonly string[] {
  const { name } = (department ?? {}) as { name?: string }
  return name ? [name] : []
}

function createSampleSearch(client: AnyStorefrontClient, loadMs: number): Search {
  return createSearch({
    client,
    engine: async () => {
      // A shop builds this file in CI; the stories have a store in memory.
      const documents = await collectSearchDocuments(client, { facets })
      await new Promise((resolve) => setTimeout(resolve, loadMs))
      return createLocalSearchEngine({ documents })
    },
  })
}

/** @param loadMs how long the documents take to load, in milliseconds */
export function useSampleSearch(loadMs = 0): Search {
  const client = useStorefrontClient()
  const [search] = useState(() => createSampleSearch(client, loadMs))
  return search
}
