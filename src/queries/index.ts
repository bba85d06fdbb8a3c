export { itemQueryOptions } from './item/item-query.js'
export * as storefrontKeys from './keys.js'
export { selectListData } from './list/share-list.js'
export type { ListData } from './list/share-list.js'
export type { ListQueryData } from './list/list-query-data.js'
export { listQueryOptions } from './list/list-query.js'
export type { PageParam } from './list/list-query-data.js'
export {
  collectionProductsQueryOptions,
  collectionQueryOptions,
  collectionsQueryOptions,
  menuQueryOptions,
  menusQueryOptions,
  pageQueryOptions,
  pagesQueryOptions,
  productQueryOptions,
  productsQueryOptions,
} from './resource-queries.js'
export { storefrontQueryOptions } from './storefront-query.js'
export type { ListQueryPage } from './list/list-query-data.js'
export type { ItemQueryOptions, ListQueryOptions } from './query-options.js'
