import type { AnyStorefrontClient } from '../core/client/storefront-client.js'
import type { ListParams } from '../core/list/list-params.js'
import type { Entity } from '../core/resources/define-resource.js'
import type { ItemReference } from '../core/resources/item-reference.js'
import type { ResourceClient } from '../core/resources/resource-client.js'
import type { RequestOptions } from '../core/transport/create-transport.js'
import { itemQueryOptions } from './item/item-query.js'
import { listQueryOptions } from './list/list-query.js'
import type { ItemQueryOptions, ListQueryOptions } from './query-options.js'

/** A client with these resources, also one of a test. */
type ClientWith<TName extends string, TItem extends Entity, TListItem extends Entity, TFilters> = Pick<
  AnyStorefrontClient,
  'cacheScope' | 'resource'
> & { readonly [name in TName]: ResourceClient<TItem, TListItem, TFilters> }

/** Options of the products list. See {@link listQueryOptions}. */
export function productsQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: ClientWith<'products', TItem, TListItem, TFilters>,
  params?: ListParams<TFilters>,
  options?: Pick<RequestOptions, 'fetchOptions'>,
): ListQueryOptions<TListItem> {
  return listQueryOptions(client, client.products.definition, params, options)
}

/** Options of one product. See {@link itemQueryOptions}. */
export function productQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: ClientWith<'products', TItem, TListItem, TFilters>,
  reference: ItemReference,
  options?: Pick<RequestOptions, 'fetchOptions'>,
): ItemQueryOptions<TItem> {
  return itemQueryOptions(client, client.products.definition, reference, options)
}

/** Options of the collections list. See {@link listQueryOptions}. */
export function collectionsQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: ClientWith<'collections', TItem, TListItem, TFilters>,
  params?: ListParams<TFilters>,
  options?: Pick<RequestOptions, 'fetchOptions'>,
): ListQueryOptions<TListItem> {
  return listQueryOptions(client, client.collections.definition, params, options)
}

/** Options of one collection. See {@link itemQueryOptions}. */
export function collectionQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: ClientWith<'collections', TItem, TListItem, TFilters>,
  reference: ItemReference,
  options?: Pick<RequestOptions, 'fetchOptions'>,
): ItemQueryOptions<TItem> {
  return itemQueryOptions(client, client.collections.definition, reference, options)
}

/** Options of the list of content pages. See {@link listQueryOptions}. */
export function pagesQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: ClientWith<'pages', TItem, TListItem, TFilters>,
  params?: ListParams<TFilters>,
  options?: Pick<RequestOptions, 'fetchOptions'>,
): ListQueryOptions<TListItem> {
  return listQueryOptions(client, client.pages.definition, params, options)
}

/** Options of one content page. See {@link itemQueryOptions}. */
export function pageQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: ClientWith<'pages', TItem, TListItem, TFilters>,
  reference: ItemReference,
  options?: Pick<RequestOptions, 'fetchOptions'>,
): ItemQueryOptions<TItem> {
  return itemQueryOptions(client, client.pages.definition, reference, options)
}

/** Options of the menus list. See {@link listQueryOptions}. */
export function menusQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: ClientWith<'menus', TItem, TListItem, TFilters>,
  params?: ListParams<TFilters>,
  options?: Pick<RequestOptions, 'fetchOptions'>,
): ListQueryOptions<TListItem> {
  return listQueryOptions(client, client.menus.definition, params, options)
}

/** Options of one menu. See {@link itemQueryOptions}. */
export function menuQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: ClientWith<'menus', TItem, TListItem, TFilters>,
  reference: ItemReference,
  options?: Pick<RequestOptions, 'fetchOptions'>,
): ItemQueryOptions<TItem> {
  return itemQueryOptions(client, client.menus.definition, reference, options)
}

/** Options of the products of one collection. See {@link listQueryOptions}. */
export function collectionProductsQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: Pick<AnyStorefrontClient, 'cacheScope' | 'resource'> & {
    collectionProducts(collection: ItemReference): ResourceClient<TItem, TListItem, TFilters>
  },
  collection: ItemReference,
  params?: ListParams<TFilters>,
  options?: Pick<RequestOptions, 'fetchOptions'>,
): ListQueryOptions<TListItem> {
  const products = client.collectionProducts(collection)
  // A test can pass a client whose `collectionProducts` returns operations of its own.
  const queryingClient = { ...client, products }
  return listQueryOptions(queryingClient, products.definition, params, options)
}
