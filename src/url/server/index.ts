export { createProductListUrl } from '../product-list-url.js'
export type {
  FilterParsers,
  FiltersOfParsers,
  ProductListUrl,
  ProductListUrlOptions,
} from '../product-list-url.js'
export { createSearchParsers } from '../search-parsers.js'
export type { SearchParsers, SearchParsersOptions } from '../search-parsers.js'
