import type { Collection } from '../schemas/collection.js'
import { collectionSchema } from '../schemas/schemas.gen.js'
import type { ResourceDefinition } from './define-resource.js'

/** Paths of a collection's products. The API's document does not show them. */
export interface CollectionProductsPaths {
  /** With `{id}` in place of the collection's id, e.g. `/products?collection={id}`. */
  readonly path: string
  /** With `{slug}` in place of the collection's slug. Default: `path` with the slug in place of the id. */
  readonly slugPath?: string | undefined
}

/** Path and fields are assumptions. See the API reference, "Other endpoints". */
export const collections: ResourceDefinition<Collection> = {
  name: 'collections',
  path: '/collections',
  schema: collectionSchema,
}

/** The path is an assumption: the API reference does not show it. */
export const collectionProducts: CollectionProductsPaths = { path: '/collections/{id}/products' }
