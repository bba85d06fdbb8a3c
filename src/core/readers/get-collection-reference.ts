import { isObject } from '../is-object.js'
import { readText } from './read-text.js'

/** An element of `product.collections`. */
export interface CollectionReference {
  /** `undefined` if the element has only a name or a slug. */
  readonly id: string | undefined
  readonly name: string | undefined
  readonly slug: string | undefined
  /** The element from the response. */
  readonly raw: unknown
}

/**
 * Reads an element of `product.collections`. The API reference does not document its shape, so these are accepted:
 * an id, or an object with any of `id`, `name | title`, `slug | handle`.
 *
 * @returns `undefined` if the element identifies no collection
 * @see The API reference, "Gaps in the resource definitions".
 */
export function getCollectionReference(raw: unknown): CollectionReference | undefined {
  const id = readText(raw, 'id') || undefined
  const fields = isObject(raw) ? raw : undefined
  const name = readText(fields, 'name', 'title') || undefined
  const slug = readText(fields, 'slug', 'handle') || undefined
  return (id ?? name ?? slug) ? { id, name, slug, raw } : undefined
}
