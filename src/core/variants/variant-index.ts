import { getOption } from '../readers/get-option.js'
import { readOptionValue } from '../readers/read-option-value.js'
import type { Variant } from '../schemas/variant.js'
import type { ProductWithVariants } from './variant-types.js'

/** By option: the index of the value in the option's values. */
export type ValueIndexes = (number | undefined)[]

/** A product with an option for each variant would need a table of quadratic size. */
const MAX_OPTIONS = 100

/** Holds numbers, because they compare faster than strings. */
export interface VariantIndex {
  readonly optionNames: TextIndex
  readonly optionValues: readonly TextIndex[]
  readonly rows: readonly VariantRow[]
}

export interface VariantRow {
  readonly variant: Variant
  readonly valueIndexes: ValueIndexes
}

interface TextIndex {
  readonly texts: string[]
  readonly raw: unknown[]
  /** Prefers the exact spelling, then ignores case and surrounding space. */
  readonly find: (text: string) => number | undefined
  readonly add: (text: string, raw?: unknown) => number
}

function createTextIndex(): TextIndex {
  const texts: string[] = []
  const raw: unknown[] = []
  // A Map, because an option may be called "__proto__". The prefix separates normalised from exact spellings.
  const indexes = new Map<string, number>()
  const normalise = (text: string) => '\0' + text.trim().toLowerCase()
  return {
    texts,
    raw,
    find: (text) => indexes.get(text) ?? indexes.get(normalise(text)),
    add(text, entry) {
      const index = indexes.get(text) ?? texts.push(text) - 1
      raw[index] ??= entry
      indexes.set(text, index)
      if (!indexes.has(normalise(text))) indexes.set(normalise(text), index)
      return index
    },
  }
}

function buildIndex(product: ProductWithVariants, withUnlistedOptions?: boolean): VariantIndex {
  const optionNames = createTextIndex()
  const optionValues: TextIndex[] = []
  const valuesOf = (option: number) => (optionValues[option] ??= createTextIndex())
  for (const raw of (product.options ?? []).slice(0, MAX_OPTIONS)) {
    const option = getOption(raw)
    if (!option) continue
    const values = valuesOf(optionNames.add(option.name))
    for (const item of option.values) values.add(item.value, item.raw)
  }
  const addUnlisted = withUnlistedOptions ?? !optionValues.length
  const rows = (product.variants ?? []).map((variant) => {
    const valueIndexes: ValueIndexes = []
    for (const [name, raw] of Object.entries(variant.attributes ?? {})) {
      const value = readOptionValue(raw)
      const option = value
        ? (optionNames.find(name) ??
          (addUnlisted && optionNames.texts.length < MAX_OPTIONS ? optionNames.add(name) : -1))
        : -1
      if (option >= 0) valueIndexes[option] = valuesOf(option).find(value) ?? valuesOf(option).add(value)
    }
    return { variant, valueIndexes }
  })
  // If two variants have the same values of all listed options, the unlisted attributes become options too.
  return addUnlisted || new Set(rows.map((row) => String(row.valueIndexes))).size === rows.length
    ? { optionNames, optionValues, rows }
    : buildIndex(product, true)
}

/** Cache: the index of a product's variants, which is costly at 2,000 variants. */
const cache = new WeakMap<ProductWithVariants, VariantIndex>()

export function getVariantIndex(product: ProductWithVariants): VariantIndex {
  let index = cache.get(product)
  if (!index) cache.set(product, (index = buildIndex(product)))
  return index
}
