export { createStorefrontClient } from './client/create-storefront-client.js'
export type { StorefrontClientOptions } from './client/client-options.js'
export type { AnyStorefrontClient, GetOptions, StorefrontClient } from './client/storefront-client.js'
export * from './errors/index.js'
export type { InvalidItem, ListPage } from './list/list-page.js'
export type { Filters, ListParams, SortOrder } from './list/list-params.js'
export { defineResource } from './resources/define-resource.js'
export type {
  FiltersOf,
  Identified,
  ItemOf,
  ListItemOf,
  ResourceDefinition,
} from './resources/define-resource.js'
export type { ItemReference, ResourceClient } from './resources/resource-client.js'
export { productSchema } from './schemas/product.js'
export type { Product, ProductStatus } from './schemas/product.js'
export type { StandardSchema } from './schemas/standard-schema.js'
export { variantSchema } from './schemas/variant.js'
export type { StockStatus, Variant } from './schemas/variant.js'
export { retryDelay, shouldRetry } from './transport/retry.js'
export type { FetchOptions, RequestOptions } from './transport/create-transport.js'
export type { SearchParams } from './transport/search-params.js'
