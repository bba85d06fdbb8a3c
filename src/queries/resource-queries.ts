import type {
  AnyStorefrontClient,
  Entity,
  ItemReference,
  ListParams,
  ResourceClient,
  ResourceName,
} from '../core/index.js'
import { itemQueryOptions } from './item/item-query.js'
import { listQueryOptions } from './list/list-query.js'
import type { QueryRequestOptions } from './query-defaults.js'

/** Any client, by the types of one of its resources. */
type ClientWith<Name extends ResourceName, TItem extends Entity, TListItem extends Entity, TFilters> = Pick<
  AnyStorefrontClient,
  'cacheScope' | 'resource'
> & {
  readonly [N in Name]: ResourceClient<TItem, TListItem, TFilters>
}

// Named, or the compiler writes TanStack's own symbols into the declarations, which differ between its versions.
type ListQueryOf<TItem extends Entity, TListItem extends Entity, TFilters> = ReturnType<
  typeof listQueryOptions<TItem, TListItem, TFilters>
>
type ItemQueryOf<TItem extends Entity, TListItem extends Entity, TFilters> = ReturnType<
  typeof itemQueryOptions<TItem, TListItem, TFilters>
>

/** Options of the products list. See {@link listQueryOptions}. */
export function productsQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: ClientWith<'products', TItem, TListItem, TFilters>,
  params?: ListParams<TFilters>,
  options?: QueryRequestOptions,
): ListQueryOf<TItem, TListItem, TFilters> {
  return listQueryOptions(client, client.products.definition, params, options)
}

/** Options of one product. See {@link itemQueryOptions}. */
export function productQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: ClientWith<'products', TItem, TListItem, TFilters>,
  product: ItemReference,
  options?: QueryRequestOptions,
): ItemQueryOf<TItem, TListItem, TFilters> {
  return itemQueryOptions(client, client.products.definition, product, options)
}

/** Options of the products of one collection. See {@link listQueryOptions}. */
export function collectionProductsQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: Pick<AnyStorefrontClient, 'cacheScope' | 'resource'> & {
    collectionProducts(collection: ItemReference): ResourceClient<TItem, TListItem, TFilters>
  },
  collection: ItemReference,
  params?: ListParams<TFilters>,
  options?: QueryRequestOptions,
): ListQueryOf<TItem, TListItem, TFilters> {
  return listQueryOptions(client, client.collectionProducts(collection).definition, params, options)
}

/** Options of the collections list. See {@link listQueryOptions}. */
export function collectionsQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: ClientWith<'collections', TItem, TListItem, TFilters>,
  params?: ListParams<TFilters>,
  options?: QueryRequestOptions,
): ListQueryOf<TItem, TListItem, TFilters> {
  return listQueryOptions(client, client.collections.definition, params, options)
}

/** Options of one collection. See {@link itemQueryOptions}. */
export function collectionQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: ClientWith<'collections', TItem, TListItem, TFilters>,
  collection: ItemReference,
  options?: QueryRequestOptions,
): ItemQueryOf<TItem, TListItem, TFilters> {
  return itemQueryOptions(client, client.collections.definition, collection, options)
}

/** Options of the list of content pages. See {@link listQueryOptions}. */
export function pagesQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: ClientWith<'pages', TItem, TListItem, TFilters>,
  params?: ListParams<TFilters>,
  options?: QueryRequestOptions,
): ListQueryOf<TItem, TListItem, TFilters> {
  return listQueryOptions(client, client.pages.definition, params, options)
}

/** Options of one content page. See {@link itemQueryOptions}. */
export function pageQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: ClientWith<'pages', TItem, TListItem, TFilters>,
  page: ItemReference,
  options?: QueryRequestOptions,
): ItemQueryOf<TItem, TListItem, TFilters> {
  return itemQueryOptions(client, client.pages.definition, page, options)
}

/** Options of the menus list. See {@link listQueryOptions}. */
export function menusQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: ClientWith<'menus', TItem, TListItem, TFilters>,
  params?: ListParams<TFilters>,
  options?: QueryRequestOptions,
): ListQueryOf<TItem, TListItem, TFilters> {
  return listQueryOptions(client, client.menus.definition, params, options)
}

/** Options of one menu. See {@link itemQueryOptions}. */
export function menuQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: ClientWith<'menus', TItem, TListItem, TFilters>,
  menu: ItemReference,
  options?: QueryRequestOptions,
): ItemQueryOf<TItem, TListItem, TFilters> {
  return itemQueryOptions(client, client.menus.definition, menu, options)
}
