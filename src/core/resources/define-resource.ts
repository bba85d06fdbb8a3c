import { errorMessage } from '../errors/error-texts.js'
import { InvalidParamsError } from '../errors/index.js'
import type { RawList } from '../list/list-page.js'
import type { Filters } from '../list/list-params.js'
import type { StandardSchema } from '../schemas/standard-schema.js'

/** What every item of the API has: a string id, which is also its pagination cursor. */
export interface Entity {
  readonly id: string
}

/**
 * One kind of item: where it is found and what it looks like.
 *
 * @typeParam TItem a single item, as `retrieve` gives it
 * @typeParam TListItem an item of a list, where lists carry less
 * @typeParam TFilters filters that its lists take
 */
export interface ResourceDefinition<
  TItem extends Entity = Entity,
  TListItem extends Entity = TItem,
  TFilters = Filters,
> {
  /** Plural name: the envelope's other key beside `data`, and part of query keys. */
  readonly name: string
  /** Path of the list below the base URL, e.g. `/products`. */
  readonly path: string
  /** Path of one item, with `{id}` where its id goes. Default: the list's path, then `/{id}`. */
  readonly itemPath?: string | undefined
  /**
   * Path of one item by its slug, with `{slug}`, e.g. `/products/by-slug/{slug}`, or a list that it narrows to
   * one item, `/products?slug={slug}`. Default: `itemPath` with the slug in the id's place.
   */
  readonly slugPath?: string | undefined
  /** Any synchronous Standard Schema. */
  readonly schema: StandardSchema<TItem>
  /** Schema of list items; `schema` when left out. */
  readonly listSchema?: StandardSchema<TListItem> | undefined
  /**
   * Takes a list answer apart, where its envelope is another than the document's. What it throws or leaves
   * out makes an `InvalidResponseError`. Default: items under `data` or `name`, `has_more`, `total_count`.
   */
  readonly readList?: ((json: unknown) => RawList) | undefined
  /**
   * Takes a single item out of its answer. Default: the item as it is, under `data`, or under a key of its
   * own such as `product`.
   */
  readonly readItem?: ((json: unknown) => unknown) | undefined
  /** Carries the type of the filters; never has a value. */
  readonly '~filters'?: TFilters | undefined
}

/** A definition of any resource. */
export type AnyResourceDefinition = ResourceDefinition<Entity, Entity, unknown>

/** Item type of a definition, as `retrieve` gives it. */
export type ItemOf<D> =
  D extends ResourceDefinition<infer TItem, infer _TListItem, infer _TFilters> ? TItem : never
/** Item type of a definition's lists. */
export type ListItemOf<D> =
  D extends ResourceDefinition<infer _TItem, infer TListItem, infer _TFilters> ? TListItem : never
/** Filters of a definition's lists. */
export type FiltersOf<D> =
  D extends ResourceDefinition<infer _TItem, infer _TListItem, infer TFilters> ? TFilters : never

/** The schema of list items. */
export function listSchemaOf<TItem extends Entity, TListItem extends Entity, TFilters>({
  schema,
  listSchema,
}: ResourceDefinition<TItem, TListItem, TFilters>): StandardSchema<TListItem> {
  const itemSchema: StandardSchema<Entity> = schema
  // Without a `listSchema`, TListItem is TItem by its default, but the compiler cannot know that here.
  return listSchema ?? (itemSchema as StandardSchema<TListItem>)
}

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
