export { createProductListUrl } from './product-list-url.js'
export type {
  FilterParsers,
  FiltersOfParsers,
  ListUrlValues,
  NoFilters,
  ProductListUrl,
  ProductListUrlOptions,
} from './product-list-url.js'
export { useProductListUrl } from './use-product-list-url.js'
export type {
  ProductListUrlChanges,
  UseProductListUrlResult,
  UrlUpdateOptions,
  UseProductListUrlOptions,
} from './use-product-list-url.js'
export { useVariantUrl } from './use-variant-url.js'
export type { UseVariantUrlOptions, UseVariantUrlResult } from './use-variant-url.js'
