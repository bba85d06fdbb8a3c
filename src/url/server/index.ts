export { createProductListUrl } from '../product-list-url.js'
export type {
  FilterParsers,
  FiltersOfParsers,
  ListUrlValues,
  NoFilters,
  ProductListUrl,
  ProductListUrlOptions,
} from '../product-list-url.js'
