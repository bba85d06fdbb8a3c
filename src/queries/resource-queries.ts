import type {
  AnyStorefrontClient,
  Identified,
  ItemReference,
  ListParams,
  ResourceClient,
  ResourceName,
} from '../core/index.js'
import { itemQuery } from './item/item-query.js'
import { listQuery } from './list/list-query.js'
import type { QueryRequestOptions } from './query-defaults.js'

/** Any client, by the types of one of its resources. */
type ClientWith<
  Name extends ResourceName,
  TItem extends Identified,
  TListItem extends Identified,
  TFilters,
> = Pick<AnyStorefrontClient, 'cacheScope' | 'resource'> & {
  readonly [N in Name]: ResourceClient<TItem, TListItem, TFilters>
}

// Named, or the compiler writes TanStack's own symbols into the declarations, which differ between its versions.
type ListQueryOf<TItem extends Identified, TListItem extends Identified, TFilters> = ReturnType<
  typeof listQuery<TItem, TListItem, TFilters>
>
type ItemQueryOf<TItem extends Identified, TListItem extends Identified, TFilters> = ReturnType<
  typeof itemQuery<TItem, TListItem, TFilters>
>

/** Options of the products list. See {@link listQuery}. */
export function productsQuery<TItem extends Identified, TListItem extends Identified, TFilters>(
  client: ClientWith<'products', TItem, TListItem, TFilters>,
  params?: ListParams<TFilters>,
  options?: QueryRequestOptions,
): ListQueryOf<TItem, TListItem, TFilters> {
  return listQuery(client, client.products.definition, params, options)
}

/** Options of one product. See {@link itemQuery}. */
export function productQuery<TItem extends Identified, TListItem extends Identified, TFilters>(
  client: ClientWith<'products', TItem, TListItem, TFilters>,
  product: ItemReference,
  options?: QueryRequestOptions,
): ItemQueryOf<TItem, TListItem, TFilters> {
  return itemQuery(client, client.products.definition, product, options)
}

/** Options of the products of one collection. See {@link listQuery}. */
export function collectionProductsQuery<TItem extends Identified, TListItem extends Identified, TFilters>(
  client: Pick<AnyStorefrontClient, 'cacheScope' | 'resource'> & {
    collectionProducts(collection: ItemReference): ResourceClient<TItem, TListItem, TFilters>
  },
  collection: ItemReference,
  params?: ListParams<TFilters>,
  options?: QueryRequestOptions,
): ListQueryOf<TItem, TListItem, TFilters> {
  return listQuery(client, client.collectionProducts(collection).definition, params, options)
}

/** Options of the collections list. See {@link listQuery}. */
export function collectionsQuery<TItem extends Identified, TListItem extends Identified, TFilters>(
  client: ClientWith<'collections', TItem, TListItem, TFilters>,
  params?: ListParams<TFilters>,
  options?: QueryRequestOptions,
): ListQueryOf<TItem, TListItem, TFilters> {
  return listQuery(client, client.collections.definition, params, options)
}

/** Options of one collection. See {@link itemQuery}. */
export function collectionQuery<TItem extends Identified, TListItem extends Identified, TFilters>(
  client: ClientWith<'collections', TItem, TListItem, TFilters>,
  collection: ItemReference,
  options?: QueryRequestOptions,
): ItemQueryOf<TItem, TListItem, TFilters> {
  return itemQuery(client, client.collections.definition, collection, options)
}

/** Options of the list of content pages. See {@link listQuery}. */
export function pagesQuery<TItem extends Identified, TListItem extends Identified, TFilters>(
  client: ClientWith<'pages', TItem, TListItem, TFilters>,
  params?: ListParams<TFilters>,
  options?: QueryRequestOptions,
): ListQueryOf<TItem, TListItem, TFilters> {
  return listQuery(client, client.pages.definition, params, options)
}

/** Options of one content page. See {@link itemQuery}. */
export function pageQuery<TItem extends Identified, TListItem extends Identified, TFilters>(
  client: ClientWith<'pages', TItem, TListItem, TFilters>,
  page: ItemReference,
  options?: QueryRequestOptions,
): ItemQueryOf<TItem, TListItem, TFilters> {
  return itemQuery(client, client.pages.definition, page, options)
}

/** Options of the menus list. See {@link listQuery}. */
export function menusQuery<TItem extends Identified, TListItem extends Identified, TFilters>(
  client: ClientWith<'menus', TItem, TListItem, TFilters>,
  params?: ListParams<TFilters>,
  options?: QueryRequestOptions,
): ListQueryOf<TItem, TListItem, TFilters> {
  return listQuery(client, client.menus.definition, params, options)
}

/** Options of one menu. See {@link itemQuery}. */
export function menuQuery<TItem extends Identified, TListItem extends Identified, TFilters>(
  client: ClientWith<'menus', TItem, TListItem, TFilters>,
  menu: ItemReference,
  options?: QueryRequestOptions,
): ItemQueryOf<TItem, TListItem, TFilters> {
  return itemQuery(client, client.menus.definition, menu, options)
}
