export { itemQueryOptions } from './item/item-query.js'
export * as storefrontKeys from './keys.js'
export { selectListData } from './list/list-data.js'
export type { ListData } from './list/list-data.js'
export type { ListQueryData } from './list/list-query-data.js'
export { listQueryOptions } from './list/list-query.js'
export type { PageParam } from './list/page-param.js'
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
export type { ListQueryPage } from './list/list-query-page.js'
export type { ItemQueryOptions, ListQueryOptions } from './query-options.js'
