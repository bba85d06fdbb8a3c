export { createSearch, type CreateSearchOptions, type Search } from './client/create-search.js'
export { createHttpSearchEngine, type HttpSearchEngineOptions } from './client/create-http-search-engine.js'
export type {
  SearchEngine,
  SearchHighlight,
  SearchHit,
  SearchRequest,
  SearchResponse,
} from './engine/engine.js'
export { defineFacets } from './engine/facets.js'
export type {
  Facet,
  FacetDefinition,
  FacetValue,
  RangeFacet,
  SearchFilters,
  ValuesFacet,
} from './engine/facets.js'
export type { SearchItem } from './engine/search-item.js'
export {
  productSearchQueryOptions,
  type ProductSearchPage,
  type ProductSearchParams,
} from './hooks/product-search-query.js'
export {
  useProductSearch,
  type UseProductSearchOptions,
  type UseProductSearchResult,
} from './hooks/use-product-search.js'
export { Facets } from './facets/index.js'
export { SearchField } from './search-field/index.js'
export { Highlight, type HighlightProps, type HighlightState } from './highlight/highlight.js'
