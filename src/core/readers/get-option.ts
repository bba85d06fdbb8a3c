import { readText } from './read-text.js'
import { readOptionValue } from './read-option-value.js'

/** An option of a product, such as size or colour. */
export interface ProductOption {
  readonly name: string
  /** In the order of the response; empty if the element lists no values. */
  readonly values: readonly ProductOptionValue[]
  /** The element from the response. */
  readonly raw: unknown
}

/** One value of an option. */
export interface ProductOptionValue {
  readonly value: string
  /** The value from the response, which may contain more, such as the colour of a swatch. */
  readonly raw: unknown
}

/**
 * Reads an element of `product.options`. The API reference does not document its shape, so these are accepted: a
 * name (`"Size"`), or `{ name | title | label, values | optionValues }` with values that are strings, numbers or
 * `{ value | name | label | title }`.
 *
 * @returns `undefined` for a value without a name
 * @see The API reference, "Gaps in the resource definitions".
 */
export function getOption(raw: unknown): ProductOption | undefined {
  const name = readText(raw, 'name', 'title', 'label')
  if (!name) return
  const { values, optionValues } = raw as { values?: unknown; optionValues?: unknown }
  const list = values ?? optionValues
  return {
    name,
    values: (Array.isArray(list) ? list : [])
      .map((item: unknown) => ({ value: readOptionValue(item), raw: item }))
      .filter((item) => item.value),
    raw,
  }
}
