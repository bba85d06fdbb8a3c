import type { products } from '../resources/products.js'
import type {
  FiltersOf,
  ItemOf,
  ListItemOf,
  Identified,
  ResourceDefinition,
} from '../resources/define-resource.js'
import type { ResourceClient } from '../resources/resource-client.js'
import type { OutputOf, StandardSchema } from '../schemas/standard-schema.js'
import type { RequestOptions } from '../transport/create-transport.js'
import type { SearchParams } from '../transport/search-params.js'
import type { ResourceOverrides } from './client-options.js'

/** The built-in definitions. */
export interface DefaultResources {
  readonly products: typeof products
}

type Resolved<TOverrides, Name extends keyof DefaultResources> = TOverrides extends {
  readonly [N in Name]: infer D extends { readonly name: string }
}
  ? D
  : DefaultResources[Name]

type ClientOf<D> = ResourceClient<ItemOf<D>, ListItemOf<D>, FiltersOf<D>>

export interface GetOptions<S extends StandardSchema> extends RequestOptions {
  readonly searchParams?: SearchParams | URLSearchParams | undefined
  /** Any synchronous Standard Schema; the answer's type follows. */
  readonly schema: S
}

/**
 * A store, as one key sees it. Holds the key in a closure: it is in no property, so that logging or
 * serialising a client shows none.
 */
export type StorefrontClient<TOverrides = object> = {
  readonly [Name in keyof DefaultResources]: ClientOf<Resolved<TOverrides, Name>>
} & {
  /** Normalised, without a trailing slash. */
  readonly baseUrl: string
  /** First part of every query key: clients with different scopes never share cached data. */
  readonly cacheScope: string
  /** The operations on any other kind of item. The same definition gives the same object. */
  resource<TItem extends Identified, TListItem extends Identified, TFilters>(
    definition: ResourceDefinition<TItem, TListItem, TFilters>,
  ): ResourceClient<TItem, TListItem, TFilters>
  /**
   * Any other GET below the base URL (checkout, shipping, taxes, payments), checked by a schema.
   *
   * @param path below the base URL, beginning with a slash
   * @throws {InvalidResponseError} when the schema refuses the answer.
   */
  get<S extends StandardSchema>(path: string, options: GetOptions<S>): Promise<OutputOf<S>>
}

/** Any client, whatever its resources. */
export type AnyStorefrontClient = StorefrontClient<ResourceOverrides>
