export { createProductListUrl } from './product-list-url.js'
export type {
  FilterParsers,
  FiltersOfParsers,
  ListUrlValues,
  NoFilters,
  ProductListUrl,
  ProductListUrlOptions,
} from './product-list-url.js'
export { searchParsers } from './search-parsers.js'
export type { SearchParserFacet, SearchParsers, UrlAmountRange } from './search-parsers.js'
export { useProductListUrl } from './use-product-list-url.js'
export type {
  ProductListUrlChanges,
  UseProductListUrlResult,
  UrlUpdateOptions,
  UseProductListUrlOptions,
} from './use-product-list-url.js'
export { useVariantUrl } from './use-variant-url.js'
export type { UseVariantUrlOptions, UseVariantUrlResult } from './use-variant-url.js'
