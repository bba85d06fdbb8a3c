import { buildProduct } from 'storefront-mock'

import { toSearchDocument } from '../../../src/documents/search-document.js'
import type { SearchDocument } from '../../../src/documents/search-document.js'
import { defineFacets } from 'storefront-react/search/engine'

const NAMES = ['Linen shirt', 'Wool coat', 'Café mug', 'Screen 16:9', 'Cotton shirt', 'Rain coat "City"']
const COLORS = ['Red', 'Sky blue', 'Green, dark', "Navy's"]
const FORMATS = ['16:9', '4:3']
const COLLECTIONS = ['shirts', 'sale'].map((slug) => ({ id: `col_${slug}`, name: slug.toUpperCase(), slug }))

export const facets = defineFacets([
  { name: 'tags', source: 'tags', order: 'name' },
  { name: 'collections', source: 'collections' },
  { name: 'option:Color', source: { option: 'Color' }, limit: 2 },
  { name: 'format', source: { option: 'Format' } },
  { name: 'price', source: 'price' },
  { name: 'available', source: 'available' },
])

/** Products with one variant, because an index with one record for each product cannot tell its variants apart. */
export const documents: readonly SearchDocument[] = Array.from({ length: 140 }, (_, at) => {
  const document = toSearchDocument(
    buildProduct({
      id: `prod_${at}`,
      name: `${NAMES[at % NAMES.length]!} ${at}`,
      options: { Color: [COLORS[at % COLORS.length]!], ...(at % 3 === 0 && { Format: [FORMATS[at % 2]!] }) },
    }),
  )
  return {
    ...document,
    slug: `product-${at}`,
    tags: at % 2 === 0 ? ['new', 'sale'] : at % 7 === 0 ? ['new'] : [],
    collections: at % 4 === 0 ? COLLECTIONS : at % 3 === 0 ? COLLECTIONS.slice(1) : [],
    createdAt: new Date(Date.UTC(2026, 0, 1) + at * 3_600_000).toISOString(),
    variants: document.variants.map((variant) => ({
      ...variant,
      price: `${(at * 37) % 90}.${String((at * 13) % 100).padStart(2, '0')}`,
      available: at % 5 !== 0,
    })),
  }
})
