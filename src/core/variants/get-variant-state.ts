import { readText } from '../readers/read-text.js'
import { isVariantAvailable as defaultIsVariantAvailable } from './is-variant-available.js'
import { getVariantIndex, type ValueIndexes, type VariantRow } from './variant-index.js'
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
 * @param selection value by option name; ignores case, and unknown names and values (for example from a URL)
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
  const isVariantAvailable = rules?.isVariantAvailable ?? defaultIsVariantAvailable
  const { optionNames, optionValues, rows } = getVariantIndex(product)

  // Ignore a value that no variant has: the shopper could neither buy nor deselect it.
  const selected: ValueIndexes = optionNames.texts.map(() => undefined)
  for (const [name, value] of Object.entries(selection ?? {})) {
    const option = optionNames.find(name) ?? -1
    const valueIndex = optionValues[option]?.find(readText(value))
    if (valueIndex !== undefined && rows.some(({ valueIndexes }) => valueIndexes[option] === valueIndex))
      selected[option] = valueIndex
  }
  const selectedCount = selected.filter((valueIndex) => valueIndex !== undefined).length

  // By option and value: the variant that selecting the value leads to.
  const targets = optionValues.map((): (Candidate | undefined)[] => [])
  let exact: Candidate | undefined
  let hasMatch = false
  // Plain loops, and an object only for a variant that leads, because a product can have thousands of variants.
  for (const { variant, valueIndexes } of rows) {
    const isAvailable = isVariantAvailable(variant)
    let score = isAvailable ? 0.5 : 0
    let isExact = true
    for (let option = 0; option < targets.length; option++)
      if (valueIndexes[option] !== selected[option]) isExact = false
      else if (valueIndexes[option] !== undefined) score++
    hasMatch ||= score >= selectedCount
    let candidate: Candidate | undefined
    // The score counts the value's own option too, which adds the same to all candidates of the value.
    for (let option = 0; option < targets.length; option++) {
      const list = targets[option]
      const valueIndex = valueIndexes[option]
      if (list && valueIndex !== undefined && (list[valueIndex]?.score ?? -1) < score)
        list[valueIndex] = candidate ??= { variant, valueIndexes, isAvailable, score }
    }
    if (isExact && (exact?.score ?? -1) < score) exact = { variant, valueIndexes, isAvailable, score }
  }

  return {
    options: optionNames.texts.map((name, option) => ({
      name,
      values: (optionValues[option]?.texts ?? []).map((value, valueIndex): OptionValueState => {
        const target = targets[option]?.[valueIndex]
        const changes = optionNames.texts.filter(
          (_, other) =>
            target &&
            other !== option &&
            selected[other] !== undefined &&
            selected[other] !== target.valueIndexes[other],
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
          raw: optionValues[option]?.raw[valueIndex],
        }
      }),
    })),
    // `fromEntries` instead of assignment, because an option may be called "__proto__".
    selection: Object.fromEntries(
      optionNames.texts.flatMap((name, option) => {
        const value = optionValues[option]?.texts[selected[option] ?? -1]
        return value === undefined ? [] : [[name, value]]
      }),
    ),
    variant: exact?.variant ?? null,
    status: exact ? (exact.isAvailable ? 'available' : 'soldOut') : hasMatch ? 'incomplete' : 'nonexistent',
  }
}

interface Candidate extends VariantRow {
  readonly isAvailable: boolean
  /** Selected values that the variant has, plus 0.5 if it can be bought. */
  readonly score: number
}
