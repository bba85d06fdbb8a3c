import { readText } from '../readers/read-text.js'
import { isVariantAvailable as sellsByDefault } from './is-variant-available.js'
import { getVariantIndex, type Codes, type VariantRow } from './variant-index.js'
import type {
  OptionName,
  OptionValueState,
  ProductWithVariants,
  VariantOf,
  VariantSelection,
  VariantState,
  VariantStateOptions,
} from './variant-types.js'

/**
 * Everything a variant picker shows for a product and a selection. Pure; never throws on what a store sends.
 *
 * @param selection Value by option name, as the shopper or a URL has it. Names and values that the product
 * does not know are ignored; a difference in case only is not one.
 * @see `docs/variants.md` for what each field means and for products whose data disagree.
 */
export function getVariantState<P extends ProductWithVariants>(
  product: P,
  selection: VariantSelection<OptionName<P>>,
  options?: VariantStateOptions<VariantOf<P>>,
): VariantState<OptionName<P>, VariantOf<P>>
// Within, names are text: the narrower types are promises about the product's own type.
export function getVariantState(
  product: ProductWithVariants,
  selection: VariantSelection,
  { isVariantAvailable = sellsByDefault }: VariantStateOptions = {},
): VariantState {
  const { names, values, rows } = getVariantIndex(product)

  // What the product does not know counts as not chosen, and so does a value that no variant has: nothing could
  // be bought with it, and a shopper could not take it back.
  const chosen: Codes = names.words.map(() => undefined)
  for (const [name, value] of Object.entries(selection ?? {})) {
    const option = names.find(name) ?? -1
    const code = values[option]?.find(readText(value))
    if (code !== undefined && rows.some(({ codes }) => codes[option] === code)) chosen[option] = code
  }
  const choices = chosen.filter((code) => code !== undefined).length

  // By option, by value: the variant that choosing it leads to.
  const targets = values.map((): (Candidate | undefined)[] => [])
  let exact: Candidate | undefined
  let fits = false
  for (const { variant, codes } of rows) {
    const canBeBought = isVariantAvailable(variant)
    let score = canBeBought ? 0.5 : 0
    let same = true
    values.forEach((_, option) => {
      if (codes[option] !== chosen[option]) same = false
      else if (codes[option] !== undefined) score++
    })
    const candidate = { variant, codes, canBeBought, score }
    fits ||= score >= choices
    if (same) exact = better(exact, candidate)
    // All candidates for a value keep the choice of the value's own option, or none does: that the score
    // counts it changes no comparison.
    codes.forEach((code, option) => {
      const list = targets[option]
      if (list && code !== undefined) list[code] = better(list[code], candidate)
    })
  }

  return {
    options: names.words.map((name, option) => ({
      name,
      values: (values[option]?.words ?? []).map((value, code): OptionValueState => {
        const target = targets[option]?.[code]
        const changes = names.words.filter(
          (_, other) =>
            target &&
            other !== option &&
            chosen[other] !== undefined &&
            chosen[other] !== target.codes[other],
        )
        const exists = !!target && !changes.length
        return {
          value,
          selected: chosen[option] === code,
          exists,
          available: exists && target.canBeBought,
          targetVariant: target?.variant ?? null,
          changes,
          raw: values[option]?.raw[code],
        }
      }),
    })),
    // Not by assignment: an option may be called "__proto__".
    selection: Object.fromEntries(
      names.words.flatMap((name, option) => {
        const value = values[option]?.words[chosen[option] ?? -1]
        return value === undefined ? [] : [[name, value]]
      }),
    ),
    variant: exact?.variant ?? null,
    status: exact ? (exact.canBeBought ? 'available' : 'soldOut') : fits ? 'incomplete' : 'nonexistent',
  }
}

interface Candidate extends VariantRow {
  readonly canBeBought: boolean
  /** How many choices it keeps, and half a point where it can be bought. */
  readonly score: number
}

/** The earlier one, unless the later is better. */
function better(earlier: Candidate | undefined, later: Candidate): Candidate {
  return earlier && earlier.score >= later.score ? earlier : later
}
