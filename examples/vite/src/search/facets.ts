import { defineFacets } from 'storefront-react/search'

/** The server reads it too. */
export const facets = defineFacets([
  { name: 'collections', source: 'collections', limit: 8 },
  { name: 'colour', source: { option: ['Colour', 'Color'] }, limit: 8 },
  { name: 'size', source: { option: 'Size' }, limit: 8 },
  { name: 'price', source: 'price' },
  { name: 'available', source: 'available' },
])
