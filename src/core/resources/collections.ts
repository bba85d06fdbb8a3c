import { collectionSchema, type Collection } from '../schemas/collection.js'
import type { ResourceDefinition } from './define-resource.js'

/** Where the products of one collection are found: a list like that of all products. */
export interface CollectionProductsPaths {
  /** With `{id}` where the collection's id goes, e.g. `/products?collection={id}`. */
  readonly path: string
  /** With `{slug}`, for a collection known by its slug. Default: `path` with the slug in the id's place. */
  readonly slugPath?: string | undefined
}

/**
 * Collections. Path and fields are assumptions.
 *
 * @see The API's document, "Other endpoints".
 */
export const collections: ResourceDefinition<Collection> = {
  name: 'collections',
  path: '/collections',
  schema: collectionSchema,
}

/** An assumption, as `/collections` is. */
export const collectionProducts: CollectionProductsPaths = { path: '/collections/{id}/products' }
