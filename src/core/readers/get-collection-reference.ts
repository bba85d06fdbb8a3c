import { readText } from './read-text.js'

/** An element of `product.collections`. */
export interface CollectionReference {
  /** `undefined` when the store names the collection in another way. */
  readonly id: string | undefined
  readonly name: string | undefined
  readonly slug: string | undefined
  /** The element as it came. */
  readonly raw: unknown
}

/**
 * Reads an element of `product.collections`. The document does not show its shape, so these are accepted: an
 * identifier, or an object with some of `id`, `name | title`, `slug | handle`.
 *
 * @returns `undefined` for anything that names no collection.
 * @see The API's document, "Gaps in the resource definitions".
 */
export function getCollectionReference(raw: unknown): CollectionReference | undefined {
  const id = readText(raw, 'id') || undefined
  const object = typeof raw === 'object' ? raw : undefined
  const name = readText(object, 'name', 'title') || undefined
  const slug = readText(object, 'slug', 'handle') || undefined
  return (id ?? name ?? slug) ? { id, name, slug, raw } : undefined
}
