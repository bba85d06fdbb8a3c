export { itemQuery } from './item/item-query.js'
export * as storefrontKeys from './keys.js'
export { toListData } from './list/list-data.js'
export type { ListData } from './list/list-data.js'
export type { ListQueryData } from './list/list-query-data.js'
export { listQuery } from './list/list-query.js'
export type { PageParam } from './list/page-param.js'
export type { QueryRequestOptions } from './query-defaults.js'
export {
  collectionProductsQuery,
  collectionQuery,
  collectionsQuery,
  menuQuery,
  menusQuery,
  pageQuery,
  pagesQuery,
  productQuery,
  productsQuery,
} from './resource-queries.js'
export { storefrontQuery } from './storefront-query.js'
export type { StorefrontQueryOptions } from './storefront-query.js'
export type { WindowPage } from './list/window-page.js'
