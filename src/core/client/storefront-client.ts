import type { DefaultResources } from '../resources/default-resources.js'
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
import type { ResourceOverrides } from '../resources/resource-overrides.js'

/** The built-in definitions, replaced by an app's own. */
export type ResolvedResources<TOverrides> = {
  readonly [Name in keyof DefaultResources]: TOverrides extends {
    readonly [N in Name]: infer D extends { readonly name: string }
  }
    ? D
    : DefaultResources[Name]
} & { readonly collectionProducts: NonNullable<ResourceOverrides['collectionProducts']> }

/** Options of `client.get`: the schema of the response, the query string and the request options. */
export interface GetOptions<S extends StandardSchema> extends RequestOptions {
  readonly searchParams?: SearchParams | URLSearchParams | undefined
  /** Any synchronous Standard Schema; its output is the type of the result. */
  readonly schema: S
}

/** The key is in a closure and not in a property, so logging or serialising a client does not reveal the key. */
export type StorefrontClient<TOverrides = object> = Pick<
  AnyStorefrontClient,
  'baseUrl' | 'cacheScope' | 'rules' | 'resource' | 'get'
> & {
  readonly [Name in keyof DefaultResources]: ResourceClient<
    ItemOf<ResolvedResources<TOverrides>[Name]>,
    ListItemOf<ResolvedResources<TOverrides>[Name]>,
    FiltersOf<ResolvedResources<TOverrides>[Name]>
  >
} & {
  /** The definitions in use, including an app's own. */
  readonly resources: ResolvedResources<TOverrides>
  /** The products of one collection, with the operations of `products`. */
  collectionProducts(
    collection: ItemReference,
  ): ResourceClient<
    ItemOf<ResolvedResources<TOverrides>['products']>,
    ListItemOf<ResolvedResources<TOverrides>['products']>,
    FiltersOf<ResolvedResources<TOverrides>['products']>
  >
}

/** A client with any resources. */
export type AnyStorefrontClient = {
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
} & {
  readonly [Name in keyof DefaultResources]: ResourceClient<Entity, Entity, unknown>
} & {
  readonly resources: {
    readonly [Name in keyof DefaultResources]: ResourceDefinition<Entity, Entity, unknown>
  } & {
    readonly collectionProducts: NonNullable<ResourceOverrides['collectionProducts']>
  }
  collectionProducts(collection: ItemReference): ResourceClient<Entity, Entity, unknown>
}

/** What every client has. The client that a provider creates has no other resource than the products. */
export type ProductsClient = Pick<
  AnyStorefrontClient,
  'baseUrl' | 'cacheScope' | 'rules' | 'resource' | 'get' | 'products'
>
