import { readText } from './read-text.js'

/** A tag, as `getTag` returns it. */
export interface ProductTag {
  readonly name: string
  readonly raw: unknown
}

/**
 * Reads an element of `product.tags`: a string, or `{ name | label | title | value | slug }`.
 * @see The API reference, "Gaps in the resource definitions": the shape is not documented.
 */
export function getTag(raw: unknown): ProductTag | undefined {
  const name = readText(raw, 'name', 'label', 'title', 'value', 'slug')
  return name ? { name, raw } : undefined
}
