export { createProductListUrl } from '../product-list-url.js'
export type {
  FilterParsers,
  FiltersOfParsers,
  ListUrlValues,
  NoFilters,
  ProductListUrl,
  ProductListUrlOptions,
} from '../product-list-url.js'
export { searchParsers } from '../search-parsers.js'
export type { SearchParserFacet, SearchParsers, UrlAmountRange } from '../search-parsers.js'
