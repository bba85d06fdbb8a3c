import { isObject } from '../is-object.js'
import { readText } from './read-text.js'

/** A collection that a product names, as `getCollectionReference` returns it. */
export interface CollectionReference {
  readonly id: string | undefined
  readonly name: string | undefined
  readonly slug: string | undefined
  readonly raw: unknown
}

/**
 * Reads an element of `product.collections`: an id, or `{ id, name | title, slug | handle }` with any of them.
 * @see The API reference, "Gaps in the resource definitions": the shape is not documented.
 */
export function getCollectionReference(raw: unknown): CollectionReference | undefined {
  const id = readText(raw, 'id') || undefined
  const fields = isObject(raw) ? raw : undefined
  const name = readText(fields, 'name', 'title') || undefined
  const slug = readText(fields, 'slug', 'handle') || undefined
  return (id ?? name ?? slug) ? { id, name, slug, raw } : undefined
}
