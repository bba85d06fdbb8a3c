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

interface Reading {
  /** Attributes that are not listed become options. */
  readonly addUnlisted: boolean
  /** Values that differ in case, or have one label and two codes, are two values. */
  readonly isStrict: boolean
}

interface ReadIndex extends Omit<OptionIndex, 'counts'> {
  readonly listed: number
  /** Another reading could tell more variants apart: attributes were left out, or spellings taken for one value. */
  readonly ignored: boolean
  readonly merged: boolean
}

const codeOf = (raw: unknown) => (typeof raw === 'object' ? readText(raw, 'value') : '')

function buildIndex(product: ProductWithVariants, { addUnlisted, isStrict }: Reading): ReadIndex {
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
  let merged = false
  const rows = (product.variants ?? []).map((variant) => {
    const valueIndexes: ValueIndexes = []
    for (const [name, raw] of Object.entries(variant.attributes ?? {})) {
      const label = readOptionValue(raw, name)
      if (!label) continue
      let option = optionNames.find(name)
      if (option === undefined) {
        ignored = true
        if (!addUnlisted || optionNames.texts.length === MAX_OPTIONS) continue
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
      merged ||= values.texts[index] !== label || (code !== '' && codeOf(values.raw[index]) !== code)
      valueIndexes[option] = index
    }
    return { variant, valueIndexes }
  })
  return { optionNames, optionValues, rows, listed, ignored, merged }
}

const countDistinct = ({ rows }: Pick<OptionIndex, 'rows'>) =>
  new Set(rows.map((row) => String(row.valueIndexes))).size

/** Keeps an attribute that is not listed only if it tells variants apart: the others are internal. */
function withoutInternal(index: ReadIndex): ReadIndex {
  const keys = index.rows.map(({ valueIndexes }) => String(valueIndexes.slice(0, index.listed)))
  const isKept = index.optionNames.texts.map((_, option) => {
    if (option < index.listed) return true
    const longer = keys.map((key, row) => `${key}|${index.rows[row]?.valueIndexes[option] ?? ''}`)
    if (new Set(longer).size === new Set(keys).size) return false
    longer.forEach((key, row) => (keys[row] = key))
    return true
  })
  const kept = <T>(list: readonly T[]) => list.filter((_, option) => isKept[option])
  const optionNames = createTextIndex(foldCase)
  for (const name of kept(index.optionNames.texts)) optionNames.add(name)
  return {
    ...index,
    optionNames,
    optionValues: kept(index.optionNames.texts.map((_, option) => index.optionValues[option] as TextIndex)),
    rows: index.rows.map(({ variant, valueIndexes }) => ({
      variant,
      valueIndexes: kept(index.optionNames.texts.map((_, option) => valueIndexes[option])),
    })),
  }
}

/** The first reading that tells all variants apart, else the one that tells most of them apart. */
function readOptions(product: ProductWithVariants): OptionIndex {
  const hasListed = (product.options ?? []).some((raw) => getOption(raw))
  const readings = (hasListed ? [false, true] : [true]).flatMap((addUnlisted) => [
    { addUnlisted, isStrict: false },
    { addUnlisted, isStrict: true },
  ])
  let index = buildIndex(product, readings[0] as Reading)
  let distinct = countDistinct(index)
  let { merged } = index
  const { ignored } = index
  for (const reading of readings.slice(1)) {
    if (distinct === index.rows.length) break
    if ((reading.isStrict && !merged) || (hasListed && reading.addUnlisted && !ignored)) continue
    const other = buildIndex(product, reading)
    merged ||= other.merged
    const kept = hasListed && reading.addUnlisted ? withoutInternal(other) : other
    const count = countDistinct(kept)
    if (count > distinct) [index, distinct] = [kept, count]
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
