import type { AnyStorefrontClient } from '../core/client/storefront-client.js'
import type { ListParams } from '../core/list/list-params.js'
import type { ResourceName } from '../core/resources/default-resources.js'
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

const listQueryOf =
  <TName extends ResourceName>(name: TName) =>
  <TItem extends Entity, TListItem extends Entity, TFilters>(
    client: ClientWith<TName, TItem, TListItem, TFilters>,
    params?: ListParams<TFilters>,
    options?: Pick<RequestOptions, 'fetchOptions'>,
  ): ListQueryOptions<TListItem> =>
    listQueryOptions(client, client[name].definition, params, options)

const itemQueryOf =
  <TName extends ResourceName>(name: TName) =>
  <TItem extends Entity, TListItem extends Entity, TFilters>(
    client: ClientWith<TName, TItem, TListItem, TFilters>,
    reference: ItemReference,
    options?: Pick<RequestOptions, 'fetchOptions'>,
  ): ItemQueryOptions<TItem> =>
    itemQueryOptions(client, client[name].definition, reference, options)

/** Options of the products list. See {@link listQueryOptions}. */
export const productsQueryOptions = /* @__PURE__ */ listQueryOf('products')

/** Options of one product. See {@link itemQueryOptions}. */
export const productQueryOptions = /* @__PURE__ */ itemQueryOf('products')

/** Options of the collections list. See {@link listQueryOptions}. */
export const collectionsQueryOptions = /* @__PURE__ */ listQueryOf('collections')

/** Options of one collection. See {@link itemQueryOptions}. */
export const collectionQueryOptions = /* @__PURE__ */ itemQueryOf('collections')

/** Options of the list of content pages. See {@link listQueryOptions}. */
export const pagesQueryOptions = /* @__PURE__ */ listQueryOf('pages')

/** Options of one content page. See {@link itemQueryOptions}. */
export const pageQueryOptions = /* @__PURE__ */ itemQueryOf('pages')

/** Options of the menus list. See {@link listQueryOptions}. */
export const menusQueryOptions = /* @__PURE__ */ listQueryOf('menus')

/** Options of one menu. See {@link itemQueryOptions}. */
export const menuQueryOptions = /* @__PURE__ */ itemQueryOf('menus')

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
