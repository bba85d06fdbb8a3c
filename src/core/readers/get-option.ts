import { readText } from './read-text.js'
import { readWord } from './read-word.js'

/** An element of `product.options`, whichever of the common shapes it came in. */
export interface ProductOption {
  readonly name: string
  /** In the order given; empty when the element names no values. */
  readonly values: readonly ProductOptionValue[]
  /** The element as it came. */
  readonly raw: unknown
}

/** One value that an option can take. */
export interface ProductOptionValue {
  readonly value: string
  /** As it came: where a store keeps a swatch's colour, for one. */
  readonly raw: unknown
}

/**
 * Reads an element of `product.options`. The document does not show its shape, so these are accepted: a name
 * (`"Size"`); `{ name | title | label, values | optionValues }` with values that are text, numbers or
 * `{ value | name | label | title }`.
 *
 * @returns `undefined` for anything without a name.
 * @see The API's document, "Gaps in the resource definitions".
 */
export function getOption(raw: unknown): ProductOption | undefined {
  const name = readText(raw, 'name', 'title', 'label')
  if (!name) return
  const { values, optionValues } = raw as { values?: unknown; optionValues?: unknown }
  const list = values ?? optionValues
  return {
    name,
    values: (Array.isArray(list) ? list : [])
      .map((item: unknown) => ({ value: readWord(item), raw: item }))
      .filter((item) => item.value),
    raw,
  }
}
