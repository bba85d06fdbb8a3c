import { readText } from '../readers/read-text.js'
import { createSaleRule } from '../product/get-availability.js'
import {
  findValue,
  getOptionIndex,
  toSelection,
  VARIANT_KEY,
  type VariantRow,
} from '../product/option-index.js'
import { readSwatch } from '../readers/read-option-value.js'
import type {
  OptionName,
  OptionValueState,
  VariantSelection,
  VariantState,
  VariantStateOptions,
} from './variant-types.js'
import type { Product } from '../schemas/product.js'

/**
 * Computes everything that a variant picker renders. Does not throw on malformed products.
 * @param selection value by option name, or `{ variant: id }` as the addresses of feeds, agents and structured data name it;
 * ignores case, and unknown names and values (for example from a URL)
 * @example
 * const { options, variant, status } = getVariantState(product, { Size: 'M' })
 * @see `docs/variants.md`
 */
export function getVariantState<P extends Pick<Product, 'options' | 'variants'>>(
  product: P,
  selection: VariantSelection<OptionName<P>>,
  options?: VariantStateOptions<P['variants'][number]>,
): VariantState<OptionName<P>, P['variants'][number]>
// The implementation uses plain strings. The overload derives the narrower types from the product's type.
export function getVariantState(
  product: Pick<Product, 'options' | 'variants'>,
  selection: VariantSelection,
  { rules }: VariantStateOptions = {},
): VariantState {
  const isVariantAvailable = createSaleRule(product, rules)
  const index = getOptionIndex(product)
  const { rows } = index
  const options = index.options.items
  const id = readText(selection?.[VARIANT_KEY])
  // An option may be called "variant".
  const isNamed = id && !findValue(index, VARIANT_KEY, id)
  const named = isNamed ? rows.find(({ variant }) => variant.id === id) : undefined
  // The only value, which every variant has, is no choice.
  const selected = options.map((_, option) => {
    const value = (named ?? rows[0])?.valueIndexes[option]
    return (named ?? rows.every(({ valueIndexes }) => valueIndexes[option] === value)) ? value : undefined
  })
  for (const [name, value] of Object.entries((!named && selection) || {})) {
    // Ignore a value that no variant has: the shopper could neither buy nor deselect it.
    const found = findValue(index, name, readText(value))
    if (found) selected[found[0]] = found[1]
  }
  const selectedCount = selected.filter((valueIndex) => valueIndex !== undefined).length

  // By option and value: the variant that selecting the value leads to.
  const targets = options.map((): (Candidate | undefined)[] => [])
  const isOptional: boolean[] = []
  let exact: Candidate | undefined
  let hasMatch = false
  // Plain loops, because a product can have thousands of variants.
  for (const { variant, valueIndexes } of rows) {
    const isAvailable = isVariantAvailable(variant)
    let score = isAvailable ? 0.5 : 0
    let isExact = true
    for (let option = 0; option < targets.length; option++)
      if (valueIndexes[option] !== selected[option]) isExact = false
      else if (valueIndexes[option] !== undefined) score++
    hasMatch ||= score >= selectedCount
    // Of variants with the same values, the one that the address names.
    if (isExact && variant === named?.variant) score++
    const candidate = { variant, valueIndexes, isAvailable, score }
    // The score counts the value's own option too, which adds the same to all candidates of the value.
    for (let option = 0; option < targets.length; option++) {
      const list = targets[option] as (Candidate | undefined)[]
      const valueIndex = valueIndexes[option]
      if (valueIndex === undefined) isOptional[option] = true
      else if ((list[valueIndex]?.score ?? -1) < score) list[valueIndex] = candidate
    }
    if (isExact && (exact?.score ?? -1) < score) exact = candidate
  }

  return {
    options: options.map(({ name, values }, option) => ({
      name,
      isOptional: option in isOptional,
      values: values.items.map(({ value, raw }, valueIndex): OptionValueState => {
        const target = targets[option]?.[valueIndex]
        const changes = options.flatMap((each, other) =>
          target &&
          other !== option &&
          selected[other] !== undefined &&
          selected[other] !== target.valueIndexes[other]
            ? each.name
            : [],
        )
        const exists = !!target && !changes.length
        return {
          value,
          selected: selected[option] === valueIndex,
          exists,
          available: exists && target.isAvailable,
          targetVariant: target?.variant ?? null,
          targetAvailable: !!target?.isAvailable,
          changes,
          swatch: readSwatch(raw) || undefined,
          raw,
        }
      }),
    })),
    selection: toSelection(index, selected),
    variant: exact?.variant ?? null,
    status: exact ? (exact.isAvailable ? 'available' : 'soldOut') : hasMatch ? 'incomplete' : 'nonexistent',
  }
}

interface Candidate extends VariantRow {
  readonly isAvailable: boolean
  /** Selected values that the variant has, plus 0.5 if it can be bought. */
  readonly score: number
}
