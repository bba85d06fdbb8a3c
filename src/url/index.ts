export { createProductListUrl } from './product-list-url.js'
export type {
  FilterParsers,
  FiltersOfParsers,
  ListCursor,
  ListUrlValues,
  NoFilters,
  ProductListUrl,
  ProductListUrlOptions,
} from './product-list-url.js'
export { useProductListUrl } from './use-product-list-url.js'
export type {
  ProductListUrlChanges,
  ProductListUrlResult,
  UrlUpdateOptions,
  UseProductListUrlOptions,
} from './use-product-list-url.js'
export { useVariantUrl } from './use-variant-url.js'
export type { UseVariantUrlOptions, VariantUrlResult } from './use-variant-url.js'
