import { getOption } from '../readers/get-option.js'
import { readOptionValue } from '../readers/read-option-value.js'
import { readText } from '../readers/read-text.js'
import type { Variant } from '../schemas/variant.js'
import type { ProductWithVariants } from '../variants/variant-types.js'

/** By option: the index of the value in the option's values. */
export type ValueIndexes = (number | undefined)[]

/** A product with an option for each variant would need a table of quadratic size. */
const MAX_OPTIONS = 100

/** Holds numbers, because they compare faster than strings. */
export interface OptionIndex {
  readonly optionNames: TextIndex
  readonly optionValues: readonly TextIndex[]
  readonly rows: readonly VariantRow[]
  /** By option: how many variants have each value. */
  readonly counts: readonly (readonly (number | undefined)[])[]
}

export interface VariantRow {
  readonly variant: Variant
  readonly valueIndexes: ValueIndexes
}

interface TextIndex {
  readonly texts: string[]
  readonly raw: unknown[]
  /** Prefers the exact spelling, then ignores case, surrounding space and the form of composed letters. */
  readonly find: (text: string) => number | undefined
  readonly add: (text: string, raw?: unknown) => number
  /** Another text for a value, such as its code, unless a value is written like that. */
  readonly alias: (text: string, index: number) => void
}

const fold = (text: string) => text.normalize('NFC').trim()
const foldCase = (text: string) => fold(text).toLowerCase()

function createTextIndex(foldText: (text: string) => string): TextIndex {
  const texts: string[] = []
  const raw: unknown[] = []
  // A Map, because an option may be called "__proto__". The prefix separates normalised from exact spellings.
  const indexes = new Map<string, number>()
  const normalise = (text: string) => '\0' + foldText(text)
  const alias = (text: string, index: number) => {
    for (const key of [text, normalise(text)]) if (!indexes.has(key)) indexes.set(key, index)
  }
  return {
    texts,
    raw,
    alias,
    find: (text) => indexes.get(text) ?? indexes.get(normalise(text)),
    add(text, entry) {
      const known = indexes.get(text)
      const index = known !== undefined && texts[known] === text ? known : texts.push(text) - 1
      raw[index] ??= entry
      indexes.set(text, index)
      alias(text, index)
      return index
    },
  }
}

interface ReadIndex extends Omit<OptionIndex, 'counts'> {
  readonly listed: number
  /** Attributes were left out, which could tell more variants apart. */
  readonly ignored: boolean
}

const codeOf = (raw: unknown) => (typeof raw === 'object' ? readText(raw, 'value') : '')

/**
 * @param unlisted which attributes that are not listed become options
 * @param isStrict values that differ in case, or have one label and two codes, are two values
 */
function buildIndex(
  product: ProductWithVariants,
  unlisted: boolean | readonly string[],
  isStrict: boolean,
): ReadIndex {
  const optionNames = createTextIndex(foldCase)
  const optionValues: TextIndex[] = []
  const valuesOf = (option: number) => (optionValues[option] ??= createTextIndex(isStrict ? fold : foldCase))
  const keyOf = (values: TextIndex, label: string, code: string) => {
    const index = values.texts.indexOf(label)
    return isStrict && code && index >= 0 && codeOf(values.raw[index]) !== code ? code : label
  }
  for (const raw of (product.options ?? []).slice(0, MAX_OPTIONS)) {
    const option = getOption(raw)
    if (!option) continue
    const values = valuesOf(optionNames.add(option.name))
    const codes = option.values.map((item): [string, number] => {
      const code = codeOf(item.raw)
      return [code, values.add(keyOf(values, item.value, code), item.raw)]
    })
    // After all labels, because a value's code can be the label of another value.
    for (const [code, index] of codes) if (code) values.alias(code, index)
  }
  const listed = optionNames.texts.length
  let ignored = false
  const rows = (product.variants ?? []).map((variant) => {
    const valueIndexes: ValueIndexes = []
    for (const [name, raw] of Object.entries(variant.attributes ?? {})) {
      const label = readOptionValue(raw, name)
      if (!label) continue
      let option = optionNames.find(name)
      if (option === undefined) {
        ignored = true
        const isKept = typeof unlisted === 'object' ? unlisted.includes(name) : unlisted
        if (!isKept || optionNames.texts.length === MAX_OPTIONS) continue
        option = optionNames.add(name)
      }
      const values = valuesOf(option)
      const code = codeOf(raw)
      const text = keyOf(values, label, code)
      let index = values.find(text) ?? (code ? values.find(code) : undefined)
      if (index === undefined) {
        index = values.add(text, code ? raw : undefined)
        if (code) values.alias(code, index)
      }
      valueIndexes[option] = index
    }
    return { variant, valueIndexes }
  })
  return { optionNames, optionValues, rows, listed, ignored }
}

const countDistinct = ({ rows }: Pick<OptionIndex, 'rows'>) =>
  new Set(rows.map((row) => String(row.valueIndexes))).size

/** The attributes that are not listed and tell variants apart. The others are internal. */
function getDistinguishing({ optionNames, rows, listed }: ReadIndex): readonly string[] {
  let keys = rows.map(({ valueIndexes }) => String(valueIndexes.slice(0, listed)))
  return optionNames.texts.filter((_, option) => {
    const longer = keys.map((key, row) => `${key}|${rows[row]?.valueIndexes[option]}`)
    const tellsApart = option >= listed && new Set(longer).size > new Set(keys).size
    if (tellsApart) keys = longer
    return tellsApart
  })
}

/** The first reading that tells all variants apart, else the one that tells most of them apart. */
function readOptions(product: ProductWithVariants): OptionIndex {
  const hasListed = (product.options ?? []).some((raw) => getOption(raw))
  let index = buildIndex(product, !hasListed, false)
  let distinct = countDistinct(index)
  const { ignored } = index
  for (const addUnlisted of hasListed && ignored ? [false, true] : [!hasListed])
    for (const isStrict of [false, true]) {
      if (distinct === index.rows.length) break
      const all = buildIndex(product, addUnlisted, isStrict)
      const other = addUnlisted && hasListed ? buildIndex(product, getDistinguishing(all), isStrict) : all
      const count = countDistinct(other)
      if (count > distinct) [index, distinct] = [other, count]
    }
  const counts = index.optionNames.texts.map((_, option) => {
    const count: (number | undefined)[] = []
    for (const { valueIndexes } of index.rows) {
      const value = valueIndexes[option]
      if (value !== undefined) count[value] = (count[value] ?? 0) + 1
    }
    return count
  })
  const { optionNames, optionValues, rows } = index
  return { optionNames, optionValues, rows, counts }
}

/** The selection that value indexes stand for, in the order and the spelling of the product. */
export function toSelection(
  { optionNames, optionValues }: OptionIndex,
  valueIndexes: ValueIndexes,
): Readonly<Record<string, string>> {
  // `fromEntries` instead of assignment, because an option may be called "__proto__".
  return Object.fromEntries(
    optionNames.texts.flatMap((name, option) => {
      const value = optionValues[option]?.texts[valueIndexes[option] ?? -1]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Cache: the index of a product's variants, which is costly at 2,000 variants. */
const cache = new WeakMap<ProductWithVariants, OptionIndex>()

export function getOptionIndex(product: ProductWithVariants): OptionIndex {
  let index = cache.get(product)
  if (!index) cache.set(product, (index = readOptions(product)))
  return index
}
