import { getOption } from '../readers/get-option.js'
import { readOptionValue } from '../readers/read-option-value.js'
import { readText } from '../readers/read-text.js'
import type { Variant } from '../schemas/variant.js'
import type { ProductWithVariants } from '../variants/variant-types.js'

/** By option: the index of the value in the option's values. */
export type ValueIndexes = readonly (number | undefined)[]

/** A product with an option for each variant would need a table of quadratic size. */
const MAX_OPTIONS = 100

/** Holds numbers, because they compare faster than strings. */
export interface OptionIndex {
  readonly optionNames: TextIndex
  readonly optionValues: readonly TextIndex[]
  readonly rows: readonly VariantRow[]
}

export interface VariantRow {
  readonly variant: Variant
  readonly valueIndexes: ValueIndexes
}

interface TextIndex {
  readonly texts: readonly string[]
  readonly raw: readonly unknown[]
  /** Prefers the exact spelling, then ignores case, outer spaces and the form of composed letters, then finds an alias. */
  readonly find: (text: string) => number | undefined
  /** @param alias another text, such as the code of a value */
  readonly add: (text: string, alias: string, raw?: unknown) => number
}

const fold = (text: string) => text.normalize('NFC').trim()
const foldCase = (text: string) => fold(text).toLowerCase()

/** The parameter that names a variant by its id. */
export const VARIANT_KEY = 'variant'

/** The parameter of an option: one that is called as the parameter of the id gets a prefix. */
export const getOptionKey = (option: string, variantKey = VARIANT_KEY): string =>
  foldCase(option) === variantKey.toLowerCase() ? `option-${option}` : option

function createTextIndex(foldText: (text: string) => string): TextIndex {
  const texts: string[] = []
  const raw: unknown[] = []
  // A Map, because an option may be called "__proto__". The prefixes separate exact texts, folded ones and aliases.
  const indexes = new Map<string, number>()
  return {
    texts,
    raw,
    find: (text) =>
      indexes.get(text) ?? indexes.get('0\0' + foldText(text)) ?? indexes.get('1\0' + foldText(text)),
    add(text, alias, entry) {
      const index = indexes.get(text) ?? texts.push(text) - 1
      raw[index] ??= entry
      for (const key of [text, '0\0' + foldText(text), '1\0' + foldText(alias || text)])
        if (!indexes.has(key)) indexes.set(key, index)
      return index
    },
  }
}

const codeOf = (raw: unknown) => (typeof raw === 'object' ? readText(raw, 'value') : '')

/**
 * @param isOption which attributes that are not listed become options
 * @param isStrict for which options values that differ in case, or have one label and two codes, are two values
 */
function buildIndex(
  product: ProductWithVariants,
  isOption: (name: string) => boolean,
  isStrict: (name: string) => boolean,
): OptionIndex {
  const optionNames = createTextIndex(foldCase)
  const optionValues: TextIndex[] = []
  const addOption = (name: string) => {
    const option = optionNames.add(name, getOptionKey(name))
    optionValues[option] ??= createTextIndex(isStrict(name) ? fold : foldCase)
    return option
  }
  const addValue = (option: number, label: string, raw: unknown, isListed?: boolean) => {
    const values = optionValues[option] as TextIndex
    const code = codeOf(raw)
    const same = code && isStrict(optionNames.texts[option] as string) ? (values.find(label) ?? -1) : -1
    const text = values.texts[same] === label && codeOf(values.raw[same]) !== code ? code : label
    const known = isListed ? undefined : (values.find(text) ?? (code ? values.find(code) : undefined))
    return known ?? values.add(text, code, isListed || code ? raw : undefined)
  }
  for (const raw of (product.options ?? []).slice(0, MAX_OPTIONS)) {
    const option = getOption(raw)
    if (!option) continue
    const index = addOption(option.name)
    for (const item of option.values) addValue(index, item.value, item.raw, true)
  }
  const rows = (product.variants ?? []).map((variant) => {
    const valueIndexes: (number | undefined)[] = []
    for (const [name, raw] of Object.entries(variant.attributes ?? {})) {
      const label = readOptionValue(raw, name)
      const option =
        label &&
        (optionNames.find(name) ??
          (optionValues.length < MAX_OPTIONS && isOption(name) ? addOption(name) : ''))
      if (option !== '') valueIndexes[option] = addValue(option, label, raw)
    }
    return { variant, valueIndexes }
  })
  return { optionNames, optionValues, rows }
}

/** Case counts, and an attribute that is not listed is an option, only where nothing else tells two variants apart. */
function readOptions(product: ProductWithVariants): OptionIndex {
  const hasListed = (product.options ?? []).some((raw) => getOption(raw))
  const strict = new Set<string>()
  const added = new Set<string>()
  const build = () =>
    buildIndex(
      product,
      (name) => !hasListed || added.has(name),
      (name) => strict.has(name),
    )
  const base = build()
  let keys = base.rows.map(({ valueIndexes }) => String(valueIndexes))
  // The case of options, then other attributes, then the case of those.
  for (let step = 0; step < 3 && new Set(keys).size < keys.length; step++) {
    const isStrict = step !== 1
    const { optionNames, rows } = buildIndex(
      product,
      () => true,
      () => isStrict,
    )
    optionNames.texts.forEach((name, option) => {
      const longer = keys.map((key, row) => `${key}|${rows[row]?.valueIndexes[option]}`)
      const isKnown = option < base.optionValues.length
      if (isKnown === step > 0 || new Set(longer).size === new Set(keys).size) return
      keys = longer
      added.add(name)
      if (isStrict) strict.add(name)
    })
  }
  return added.size > 0 ? build() : base
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

/** The index of a value that a variant has. */
export function findValue(
  { optionNames, optionValues, rows }: OptionIndex,
  name: string,
  text: string,
): readonly [option: number, value: number] | undefined {
  const option = optionNames.find(name) ?? -1
  const value = optionValues[option]?.find(text)
  return value !== undefined && rows.some(({ valueIndexes }) => valueIndexes[option] === value)
    ? [option, value]
    : undefined
}

/** Cache: the index of a product's variants, which is costly at 2,000 variants. */
const cache = new WeakMap<ProductWithVariants, OptionIndex>()

export function getOptionIndex(product: ProductWithVariants): OptionIndex {
  let index = cache.get(product)
  if (!index) cache.set(product, (index = readOptions(product)))
  return index
}
