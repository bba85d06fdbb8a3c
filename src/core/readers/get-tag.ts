import { readText } from './read-text.js'

/** A tag of a product. */
export interface ProductTag {
  readonly name: string
  /** The element from the response. */
  readonly raw: unknown
}

/**
 * Reads an element of `product.tags`. The API reference does not document its shape, so these are accepted: a
 * string, or `{ name | label | title | value | slug }`.
 *
 * @returns `undefined` for a value without a name
 * @see The API reference, "Gaps in the resource definitions".
 */
export function getTag(raw: unknown): ProductTag | undefined {
  const name = readText(raw, 'name', 'label', 'title', 'value', 'slug')
  return name ? { name, raw } : undefined
}
