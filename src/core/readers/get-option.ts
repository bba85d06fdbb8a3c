import { readText } from './read-text.js'
import { readOptionValue } from './read-option-value.js'

/** An option of a product, as `getOption` returns it. */
export interface ProductOption {
  readonly name: string
  readonly values: readonly {
    readonly value: string
    /** May contain more than the text, such as a swatch colour. */
    readonly raw: unknown
  }[]
  readonly raw: unknown
}

/**
 * Reads an element of `product.options`: a name, or `{ name | title | label, values | optionValues }`.
 * A value is a string, a number, or `{ label | name | title | value }`, of which the first counts.
 * @see The API reference, "Gaps in the resource definitions": the shape is not documented.
 */
export function getOption(raw: unknown): ProductOption | undefined {
  const name = readText(raw, 'name', 'title', 'label')
  if (!name) return
  const { values, optionValues } = raw as { values?: unknown; optionValues?: unknown }
  const list = values ?? optionValues
  return {
    name,
    values: (Array.isArray(list) ? list : [])
      .map((item: unknown) => ({ value: readOptionValue(item, name), raw: item }))
      .filter((item) => item.value),
    raw,
  }
}
