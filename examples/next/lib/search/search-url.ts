import { defineFacets } from 'storefront-react/search'
import { createProductListUrl, createSearchParsers } from 'storefront-react/url/server'

export const facets = defineFacets([
  { name: 'collections', source: 'collections', limit: 8 },
  { name: 'color', source: { option: ['Colour', 'Color'] }, limit: 8 },
  { name: 'price', source: 'price' },
  { name: 'available', source: 'available' },
])

/** Server and browser both read the URL with these options. */
export const searchUrlOptions = {
  sorts: ['price', 'name', 'createdAt'],
  filters: createSearchParsers({ facets }),
} as const

export const searchUrl = createProductListUrl(searchUrlOptions)

/** The same search on the server and in the browser has the same query key. */
export function searchParamsOf({
  filters: { q = '', page, ...filters } = {},
  sort,
  order,
}: Awaited<ReturnType<typeof searchUrl.load>>) {
  return { query: q, page, filters, sort, order, limit: 24 }
}
