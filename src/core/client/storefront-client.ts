import type { CollectionProductsPaths } from '../resources/collections.js'
import type { DefaultResources, ResourceName } from '../resources/default-resources.js'
import type {
  FiltersOf,
  Entity,
  ItemOf,
  ListItemOf,
  ResourceDefinition,
} from '../resources/define-resource.js'
import type { ItemReference } from '../resources/item-reference.js'
import type { ResourceClient } from '../resources/resource-client.js'
import type { OutputOf, StandardSchema } from '../schemas/standard-schema.js'
import type { RequestOptions } from '../transport/create-transport.js'
import type { SearchParams } from '../transport/search-params.js'
import type { StoreRules } from './store-rules.js'

/** The built-in definitions, replaced by an app's own. */
export type ResolvedResources<TOverrides> = {
  readonly [Name in ResourceName]: TOverrides extends {
    readonly [N in Name]: infer D extends { readonly name: string }
  }
    ? D
    : DefaultResources[Name]
} & { readonly collectionProducts: CollectionProductsPaths }

export type ResourceClientOf<D> = ResourceClient<ItemOf<D>, ListItemOf<D>, FiltersOf<D>>

/** Options of `client.get`: the schema of the response, the query string and the request options. */
export interface GetOptions<S extends StandardSchema> extends RequestOptions {
  readonly searchParams?: SearchParams | URLSearchParams | undefined
  /** Any synchronous Standard Schema; its output is the type of the result. */
  readonly schema: S
}

export interface ClientOperations {
  /** Normalised, without a trailing slash. */
  readonly baseUrl: string
  /** Part of every query key, so clients with different scopes never share cached data. */
  readonly cacheScope: string
  /** The rules that were passed to the client. */
  readonly rules: StoreRules
  /** Operations on any other resource. Returns the same object for the same definition. */
  resource<TItem extends Entity, TListItem extends Entity, TFilters>(
    definition: ResourceDefinition<TItem, TListItem, TFilters>,
  ): ResourceClient<TItem, TListItem, TFilters>
  /**
   * Requests any other GET endpoint, such as checkout or shipping.
   *
   * @param path below the base URL, starting with a slash
   * @throws {InvalidResponseError} if the schema rejects the response.
   */
  get<S extends StandardSchema>(path: string, options: GetOptions<S>): Promise<OutputOf<S>>
}

/** The key is in a closure and not in a property, so logging or serialising a client does not reveal the key. */
export type StorefrontClient<TOverrides = object> = ClientOperations & {
  readonly [Name in ResourceName]: ResourceClientOf<ResolvedResources<TOverrides>[Name]>
} & {
  /** The definitions in use, including an app's own. */
  readonly resources: ResolvedResources<TOverrides>
  /** The products of one collection, with the operations of `products`. */
  collectionProducts(collection: ItemReference): ResourceClientOf<ResolvedResources<TOverrides>['products']>
}

type AnyResourceClient = ResourceClient<Entity, Entity, unknown>

/** A client with any resources. */
export type AnyStorefrontClient = ClientOperations & {
  readonly [Name in ResourceName]: AnyResourceClient
} & {
  readonly resources: {
    readonly [Name in ResourceName]: ResourceDefinition<Entity, Entity, unknown>
  } & {
    readonly collectionProducts: CollectionProductsPaths
  }
  collectionProducts(collection: ItemReference): AnyResourceClient
}
