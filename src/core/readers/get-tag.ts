import { readText } from './read-text.js'

/** An element of `product.tags`. */
export interface ProductTag {
  readonly name: string
  /** The element as it came. */
  readonly raw: unknown
}

/**
 * Reads an element of `product.tags`. The document does not show its shape, so these are accepted: text, or
 * `{ name | label | title | value | slug }`.
 *
 * @returns `undefined` for anything without a name.
 * @see The API's document, "Gaps in the resource definitions".
 */
export function getTag(raw: unknown): ProductTag | undefined {
  const name = readText(raw, 'name', 'label', 'title', 'value', 'slug')
  return name ? { name, raw } : undefined
}
