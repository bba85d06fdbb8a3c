import type { SearchRequest } from 'storefront-react/search/engine'
import type { Search } from 'storefront-react/server'

import type { SearchClientParams } from './search-client.js'

/** The most values that a search lists. */
const MAX_VALUES = 500
const DEFAULT_HITS = 10

/** The search field inside of a `RefinementList`: the values of a facet with a word that begins with the query. */
export async function searchFacetValues(
  search: Pick<Search, 'query'>,
  request: Partial<SearchRequest>,
  name: string,
  { facetQuery = '', maxFacetHits = DEFAULT_HITS }: SearchClientParams,
): Promise<object> {
  const response = await search.query({ ...request, offset: 0, limit: 1, facets: { [name]: MAX_VALUES } })
  const facet = response.facets.find((each) => each.name === name)
  const wanted = facetQuery.trim().toLowerCase()
  const found = (facet?.kind === 'values' ? facet.values : []).filter(({ label }) =>
    ` ${label.toLowerCase()}`.includes(` ${wanted}`),
  )
  return {
    facetHits: found
      .slice(0, maxFacetHits)
      .map(({ value, count = 0 }) => ({ value, highlighted: value, count })),
    exhaustiveFacetsCount: true,
    processingTimeMS: 0,
  }
}
