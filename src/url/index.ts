export { createProductListUrl } from './product-list-url.js'
export type {
  FilterParsers,
  FiltersOfParsers,
  ProductListUrl,
  ProductListUrlOptions,
} from './product-list-url.js'
export { createSearchParsers } from './search-parsers.js'
export type { SearchParsers, SearchParsersOptions } from './search-parsers.js'
export { useProductListUrl } from './use-product-list-url.js'
export type {
  UrlUpdateOptions,
  UseProductListUrlOptions,
  UseProductListUrlResult,
} from './use-product-list-url.js'
export { useVariantUrl } from './use-variant-url.js'
export type { UseVariantUrlOptions, UseVariantUrlResult } from './use-variant-url.js'
