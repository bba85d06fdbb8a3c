import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/invalid-params-error.js'
import type { Filters } from '../list/list-params.js'
import type { StandardSchema } from '../schemas/standard-schema.js'
import type { SearchParams } from '../transport/search-params.js'

/** The id is also the pagination cursor. */
export interface Entity {
  readonly id: string
}

/**
 * A resource: its name, its paths below the base URL and the schemas of its items.
 * @typeParam TItem a single item, as `retrieve` returns it
 * @typeParam TListItem an item of a list, if list items have fewer fields
 */
export interface ResourceDefinition<
  TItem extends Entity = Entity,
  TListItem extends Entity = TItem,
  TFilters = Filters,
> {
  /** Plural. Part of query keys; the envelope can use this key instead of `data`. */
  readonly name: string
  /** Path of the list below the base URL, e.g. `/products`. */
  readonly path: string
  /** Path of one item by its id. Default: `path`, then `/{id}`. */
  readonly itemPath?: string | undefined
  /** E.g. `/products/by-slug/{slug}` or `/products?slug={slug}`. Default: `itemPath` with the slug in place of the id. */
  readonly slugPath?: string | undefined
  /**
   * Names of the query parameters that filters are written to, such as `['tag', 'color']`. The proxy of `./server` forwards
   * no other filters.
   */
  readonly filterParams?: readonly string[] | undefined
  /** Names of the list parameters where the server has others, such as `{ limit: 'per_page', startingAfter: 'cursor' }`. */
  readonly parameters?:
    | {
        readonly limit?: string | undefined
        readonly startingAfter?: string | undefined
        /** `null`: the server pages forward only, so a list has no previous page and requests none. */
        readonly endingBefore?: string | null | undefined
        readonly sort?: string | undefined
        readonly order?: string | undefined
      }
    | undefined
  /** Sent with every request of the resource, such as `{ expand: 'variants' }`. */
  readonly searchParams?: SearchParams | undefined
  /** Any synchronous Standard Schema. */
  readonly schema: StandardSchema<TItem>
  /** Default: `schema`. */
  readonly listSchema?: StandardSchema<TListItem> | undefined
  /**
   * Default: items under `data` or `name`, `has_more`, `total_count`. If the function throws or omits a required field,
   * the request rejects with an `InvalidResponseError`.
   */
  readonly readList?:
    | ((
        json: unknown,
        /** Some servers put the total into a header. The proxy of `./server` does not forward headers. */
        response: { readonly headers: Headers },
      ) => {
        readonly items: readonly unknown[]
        readonly hasMore: boolean
        readonly totalCount?: number | undefined
      })
    | undefined
  /** Default: the response itself, or the item under `data` or under a key such as `product`. */
  readonly readItem?: ((json: unknown) => unknown) | undefined
  /** Holds the type of the filters; never has a value. */
  readonly '~filters'?: TFilters | undefined
}

/** A definition with any item types. */
export type AnyResourceDefinition = ResourceDefinition<Entity, Entity, unknown>

/** The type of a single item of a definition. */
export type ItemOf<D> =
  D extends ResourceDefinition<infer TItem, infer _TListItem, infer _TFilters> ? TItem : never
/** The type of the list items of a definition. */
export type ListItemOf<D> =
  D extends ResourceDefinition<infer _TItem, infer TListItem, infer _TFilters> ? TListItem : never
/** The filters of a definition's lists. */
export type FiltersOf<D> =
  D extends ResourceDefinition<infer _TItem, infer _TListItem, infer TFilters> ? TFilters : never

/**
 * Defines a resource: its name, paths and schema. The item types follow from the schemas.
 * @throws {InvalidParamsError} for an empty name, or a path that does not begin with a slash.
 */
export function defineResource<TItem extends Entity, TListItem extends Entity = TItem, TFilters = Filters>(
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
  // `createStorefrontClient({ resources: { products: defineResource(…) } })` passes the type of `resources` into this
  // call. `NoInfer` keeps TypeScript from inferring TListItem and TFilters from that type, so their defaults apply.
): ResourceDefinition<TItem, NoInfer<TListItem>, NoInfer<TFilters>> {
  const { name, path, itemPath, slugPath } = definition
  if (!name) throw new InvalidParamsError(errorMessage('resource-name'))
  for (const one of [path, itemPath ?? '/', slugPath ?? '/']) {
    if (!one.startsWith('/')) throw new InvalidParamsError(errorMessage('resource-path', name))
  }
  return definition
}
