import type { AnyStorefrontClient } from '../core/client/storefront-client.js'
import type { ResourceName } from '../core/resources/default-resources.js'
import type { ListParams } from '../core/list/list-params.js'
import type { ItemReference } from '../core/resources/item-reference.js'
import type { ResourceClient } from '../core/resources/resource-client.js'
import type { Entity } from '../core/resources/define-resource.js'
import { itemQueryOptions } from './item/item-query.js'
import { listQueryOptions } from './list/list-query.js'
import type { QueryRequestOptions } from './query-defaults.js'
import { clientOf } from './resource-of.js'

type ClientWith<Name extends ResourceName, TItem extends Entity, TListItem extends Entity, TFilters> = Pick<
  AnyStorefrontClient,
  'cacheScope' | 'resource'
> & {
  readonly [N in Name]: ResourceClient<TItem, TListItem, TFilters>
}

// Without these names, the declarations would contain symbols that differ between TanStack's versions.
type ListQueryOf<TItem extends Entity, TListItem extends Entity, TFilters> = ReturnType<
  typeof listQueryOptions<TItem, TListItem, TFilters>
>
type ItemQueryOf<TItem extends Entity, TListItem extends Entity, TFilters> = ReturnType<
  typeof itemQueryOptions<TItem, TListItem, TFilters>
>

export type ListQueryOptionsFactory<Name extends ResourceName> = <
  TItem extends Entity,
  TListItem extends Entity,
  TFilters,
>(
  client: ClientWith<Name, TItem, TListItem, TFilters>,
  params?: ListParams<TFilters>,
  options?: QueryRequestOptions,
) => ListQueryOf<TItem, TListItem, TFilters>

export type ItemQueryOptionsFactory<Name extends ResourceName> = <
  TItem extends Entity,
  TListItem extends Entity,
  TFilters,
>(
  client: ClientWith<Name, TItem, TListItem, TFilters>,
  reference: ItemReference,
  options?: QueryRequestOptions,
) => ItemQueryOf<TItem, TListItem, TFilters>

/* @__NO_SIDE_EFFECTS__ */
export function createListQueryOptions<Name extends ResourceName>(name: Name): ListQueryOptionsFactory<Name> {
  return (client, params, options) => listQueryOptions(client, client[name].definition, params, options)
}

/* @__NO_SIDE_EFFECTS__ */
export function createItemQueryOptions<Name extends ResourceName>(name: Name): ItemQueryOptionsFactory<Name> {
  return (client, reference, options) => itemQueryOptions(client, client[name].definition, reference, options)
}

/** Options of the products list. See {@link listQueryOptions}. */
export const productsQueryOptions: ListQueryOptionsFactory<'products'> =
  /* @__PURE__ */ createListQueryOptions('products')

/** Options of one product. See {@link itemQueryOptions}. */
export const productQueryOptions: ItemQueryOptionsFactory<'products'> =
  /* @__PURE__ */ createItemQueryOptions('products')

/** Options of the collections list. See {@link listQueryOptions}. */
export const collectionsQueryOptions: ListQueryOptionsFactory<'collections'> =
  /* @__PURE__ */ createListQueryOptions('collections')

/** Options of one collection. See {@link itemQueryOptions}. */
export const collectionQueryOptions: ItemQueryOptionsFactory<'collections'> =
  /* @__PURE__ */ createItemQueryOptions('collections')

/** Options of the list of content pages. See {@link listQueryOptions}. */
export const pagesQueryOptions: ListQueryOptionsFactory<'pages'> =
  /* @__PURE__ */ createListQueryOptions('pages')

/** Options of one content page. See {@link itemQueryOptions}. */
export const pageQueryOptions: ItemQueryOptionsFactory<'pages'> =
  /* @__PURE__ */ createItemQueryOptions('pages')

/** Options of the menus list. See {@link listQueryOptions}. */
export const menusQueryOptions: ListQueryOptionsFactory<'menus'> =
  /* @__PURE__ */ createListQueryOptions('menus')

/** Options of one menu. See {@link itemQueryOptions}. */
export const menuQueryOptions: ItemQueryOptionsFactory<'menus'> =
  /* @__PURE__ */ createItemQueryOptions('menus')

/** Options of the products of one collection. See {@link listQueryOptions}. */
export function collectionProductsQueryOptions<TItem extends Entity, TListItem extends Entity, TFilters>(
  client: Pick<AnyStorefrontClient, 'cacheScope' | 'resource'> & {
    collectionProducts(collection: ItemReference): ResourceClient<TItem, TListItem, TFilters>
  },
  collection: ItemReference,
  params?: ListParams<TFilters>,
  options?: QueryRequestOptions,
): ListQueryOf<TItem, TListItem, TFilters> {
  const products = client.collectionProducts(collection)
  // The items of this resource are those of the definition, which the next argument passes with their types.
  return listQueryOptions(clientOf(client, products as never), products.definition, params, options)
}
