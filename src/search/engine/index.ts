// The contract of a search engine, and what an engine of your own can use: no React, no TanStack Query.
export {
  createErrorMessage,
  shortErrorMessage,
  type ErrorMessage,
  type ErrorText,
  type ErrorTexts,
} from '../../core/errors/create-error-message.js'
export { readText } from '../../core/transport/read-text.js'
export type { SearchEngine, SearchHighlight, SearchHit, SearchRequest, SearchResponse } from './engine.js'
export { defineFacets, getDefaultFacets, getFacetLimit } from './facets.js'
export type { Facet, FacetDefinition, FacetValue, RangeFacet, SearchFilters, ValuesFacet } from './facets.js'
export { assertTextSize, fetchText, type FetchTextOptions } from './fetch-text.js'
export { getFilter, isValuesFilter } from './filters.js'
export { completeSearchRequest, MAX_SEARCH_LIMIT, type CompletedSearchRequest } from './request.js'
export { createSearchHttpError } from './search-http-error.js'
export { isSearchItem, type SearchItem } from './search-item.js'
export { untilAborted } from './until-aborted.js'
export { withDeadline } from './with-deadline.js'
