import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/index.js'
import type { RawList } from '../list/list-page.js'
import type { Filters } from '../list/list-params.js'
import type { StandardSchema } from '../schemas/standard-schema.js'

/** The base of every item: a string id, which is also its pagination cursor. */
export interface Entity {
  readonly id: string
}

/**
 * A resource: its paths and the schemas of its items.
 *
 * @typeParam TItem a single item, as `retrieve` returns it
 * @typeParam TListItem an item of a list, if list items have fewer fields
 * @typeParam TFilters the filters of its lists
 */
export interface ResourceDefinition<
  TItem extends Entity = Entity,
  TListItem extends Entity = TItem,
  TFilters = Filters,
> {
  /** Plural name: the envelope's key in addition to `data`, and part of query keys. */
  readonly name: string
  /** Path of the list below the base URL, e.g. `/products`. */
  readonly path: string
  /** Path of one item, with `{id}` in place of its id. Default: the list's path, then `/{id}`. */
  readonly itemPath?: string | undefined
  /**
   * Path of one item by its slug, with `{slug}`, e.g. `/products/by-slug/{slug}`, or a list filtered to one item,
   * `/products?slug={slug}`. Default: `itemPath` with the slug in place of the id.
   */
  readonly slugPath?: string | undefined
  /** Any synchronous Standard Schema. */
  readonly schema: StandardSchema<TItem>
  /** Schema of list items. Default: `schema`. */
  readonly listSchema?: StandardSchema<TListItem> | undefined
  /**
   * Reads a list response whose envelope differs from the API reference. If the function throws or omits a
   * required field, the request fails with an `InvalidResponseError`. Default: items under `data` or `name`, `has_more`, `total_count`.
   */
  readonly readList?: ((json: unknown) => RawList) | undefined
  /**
   * Reads a single item from its response. Default: the response itself, or the item under `data` or under a key
   * such as `product`.
   */
  readonly readItem?: ((json: unknown) => unknown) | undefined
  /** Holds the type of the filters; never has a value. */
  readonly '~filters'?: TFilters | undefined
}

/** A definition of any resource. */
export type AnyResourceDefinition = ResourceDefinition<Entity, Entity, unknown>

/** Item type of a definition, as `retrieve` returns it. */
export type ItemOf<D> =
  D extends ResourceDefinition<infer TItem, infer _TListItem, infer _TFilters> ? TItem : never
/** Item type of a definition's lists. */
export type ListItemOf<D> =
  D extends ResourceDefinition<infer _TItem, infer TListItem, infer _TFilters> ? TListItem : never
/** Filters of a definition's lists. */
export type FiltersOf<D> =
  D extends ResourceDefinition<infer _TItem, infer _TListItem, infer TFilters> ? TFilters : never

/**
 * Describes a resource to the client. The types of its items come from the schemas.
 *
 * @throws {InvalidParamsError} when name is empty or a path does not begin with a slash.
 */
export function defineResource<TItem extends Entity, TListItem extends Entity = TItem, TFilters = Filters>(
  definition: ResourceDefinition<TItem, TListItem, TFilters>,
  // Without `NoInfer`, a definition written inside `createStorefrontClient({ resources })` gets the type of any
  // definition's list items and filters, instead of the defaults of its own type parameters.
): ResourceDefinition<TItem, NoInfer<TListItem>, NoInfer<TFilters>> {
  const { name, path, itemPath, slugPath } = definition
  if (!name) throw new InvalidParamsError(errorMessage('resource-name'))
  for (const one of [path, itemPath ?? '/', slugPath ?? '/']) {
    if (!one.startsWith('/')) throw new InvalidParamsError(errorMessage('resource-path', name))
  }
  return definition
}
