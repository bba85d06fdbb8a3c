import { getCollectionReference, type AnyStorefrontClient, type Product } from '../../../src/core/index.js'
import { collectSearchDocuments } from '../../../src/search/build/index.js'
import { createSearch, defineFacets, type Search } from '../../../src/search/index.js'
import { miniSearchEngine } from '../../../src/search/minisearch/index.js'

const facets = defineFacets([
  { name: 'department', source: departmentOf },
  { name: 'price', source: 'price' },
  { name: 'color', source: { option: ['Colour', 'Color'] }, limit: 8 },
  { name: 'size', source: { option: 'Size' }, order: 'catalog', limit: 6 },
  { name: 'available', source: 'available' },
])

/** The store lists the department first, then the parts of it. */
function departmentOf({ collections: [department] }: Product): readonly string[] {
  const name = getCollectionReference(department)?.name
  return name ? [name] : []
}

/** Reads the store when the search field gets the focus. A real shop reads it in CI, and the engine loads a file. */
export const createShopSearch = (client: AnyStorefrontClient): Search =>
  createSearch({
    client,
    engine: async () => miniSearchEngine({ documents: await collectSearchDocuments(client, { facets }) }),
  })
