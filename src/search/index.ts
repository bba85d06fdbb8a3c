export { createSearch, type CreateSearchOptions, type Search } from './state/create-search.js'
export { decodeSearchDocuments, encodeSearchDocuments } from './state/encode.js'
export type {
  SearchEngine,
  SearchHighlight,
  SearchHit,
  SearchRequest,
  SearchResponse,
  SearchScope,
  SearchSort,
} from './state/engine.js'
export { defineFacets } from './state/facets.js'
export type {
  AmountRange,
  Facet,
  FacetDefinition,
  FacetSource,
  FacetValue,
  RangeFacet,
  SearchFilters,
  ValuesFacet,
} from './state/facets.js'
export { httpEngine, type HttpEngineOptions } from './state/http-engine.js'
export type {
  SearchCollection,
  SearchDocument,
  SearchDocuments,
  SearchField as SearchDocumentField,
  SearchImage,
  SearchItem,
  SearchVariant,
} from './state/search-document.js'
export {
  productSearchQueryOptions,
  type ProductSearchPage,
  type ProductSearchParams,
} from './hooks/product-search-query.js'
export {
  useProductSearch,
  type SettledSearch,
  type UseProductSearchOptions,
  type UseProductSearchResult,
} from './hooks/use-product-search.js'
export { Facets, type FacetsLabels } from './facets/index.js'
export { SearchField, type SearchFieldLabels } from './search-field/index.js'
