import { getOption } from '../readers/get-option.js'
import { readOptionValue } from '../readers/read-option-value.js'
import { readText } from '../readers/read-text.js'
import type { Variant } from '../schemas/variant.js'
import type { ProductWithVariants } from '../variants/variant-types.js'

/** By option: the index of the value in the option's values. */
export type ValueIndexes = readonly (number | undefined)[]

/** A product with an option for each variant would need a table of quadratic size. */
const MAX_OPTIONS = 100

/** Rows hold numbers, because they compare faster than strings. */
export interface OptionIndex {
  readonly options: TextIndex<{
    readonly name: string
    readonly values: TextIndex<{ readonly value: string; readonly raw: unknown }>
  }>
  readonly rows: readonly VariantRow[]
}

export interface VariantRow {
  readonly variant: Variant
  readonly valueIndexes: ValueIndexes
}

interface TextIndex<T> {
  readonly items: readonly T[]
  /**
   * Prefers the exact spelling, then ignores case, outer spaces and the form of composed letters, then finds an alias in the
   * same way.
   */
  readonly find: (text: string) => number | undefined
  /** @param alias another text, such as the code of a value */
  readonly add: (text: string, alias: string, item: T) => number
}

const fold = (text: string) => text.normalize('NFC').trim()
const foldCase = (text: string) => fold(text).toLowerCase()

/** The parameter that names a variant by its id. */
export const VARIANT_KEY = 'variant'

/**
 * The parameter of an option: one that is called as the parameter of the id gets a prefix, until no option is called so.
 * @param find finds an option by its name
 */
export function getOptionKey(
  option: string,
  find: (name: string) => number | undefined,
  variantKey = VARIANT_KEY,
): string {
  let key = option
  if (foldCase(option) === foldCase(variantKey))
    do key = `option-${key}`
    while (find(key) !== undefined)
  return key
}

function createTextIndex<T>(foldText: (text: string) => string): TextIndex<T> {
  const items: T[] = []
  // A Map, because an option may be called "__proto__". The prefixes separate exact texts, folded ones and aliases.
  const indexes = new Map<string, number>()
  return {
    items,
    find: (text) =>
      indexes.get(text) ??
      indexes.get('0\0' + foldText(text)) ??
      indexes.get('1\0' + text) ??
      indexes.get('2\0' + foldText(text)),
    add(text, alias, item) {
      const index = indexes.get(text) ?? items.push(item) - 1
      for (const key of [
        text,
        '0\0' + foldText(text),
        '1\0' + (alias || text),
        '2\0' + foldText(alias || text),
      ])
        if (!indexes.has(key)) indexes.set(key, index)
      return index
    },
  }
}

const codeOf = (raw: unknown) => (typeof raw === 'object' ? readText(raw, 'value') : '')

/**
 * @param isStrict for which options values that differ in case, or have one label and two codes, are two values. Where the
 * product lists options, an attribute that is not listed is an option only if this is no `undefined`.
 */
function buildIndex(
  product: ProductWithVariants,
  isStrict: (name: string) => boolean | undefined,
): OptionIndex {
  const options: OptionIndex['options'] = createTextIndex(foldCase)
  const addOption = (name: string) =>
    options.add(name, '', {
      name,
      values: createTextIndex(isStrict(name) ? fold : foldCase),
    })
  const addValue = (option: number, label: string, raw: unknown, isListed?: boolean) => {
    const { name, values } = options.items[option] as (typeof options.items)[number]
    const code = codeOf(raw)
    const same = code && isStrict(name) ? values.items[values.find(label) ?? -1] : undefined
    const value = same?.value === label && codeOf(same.raw) !== code ? code : label
    const known = isListed ? undefined : (values.find(value) ?? values.find(code))
    return known ?? values.add(value, code, { value, raw: isListed || code ? raw : undefined })
  }
  for (const raw of (product.options ?? []).slice(0, MAX_OPTIONS)) {
    const option = getOption(raw)
    if (!option) continue
    const index = addOption(option.name)
    for (const item of option.values) addValue(index, item.value, item.raw, true)
  }
  const hasListed = options.items.length > 0
  const rows = (product.variants ?? []).map((variant) => {
    const valueIndexes: (number | undefined)[] = []
    for (const [name, raw] of Object.entries(variant.attributes ?? {})) {
      const label = readOptionValue(raw, name)
      const isNew = options.items.length < MAX_OPTIONS && (!hasListed || isStrict(name) !== undefined)
      const option = label ? (options.find(name) ?? (isNew ? addOption(name) : undefined)) : undefined
      if (option !== undefined) valueIndexes[option] = addValue(option, label, raw)
    }
    return { variant, valueIndexes }
  })
  return { options, rows }
}

/** Case counts, and an attribute that is not listed is an option, only where nothing else tells two variants apart. */
function readOptions(product: ProductWithVariants): OptionIndex {
  const strict = new Map<string, boolean>()
  const build = () => buildIndex(product, (name) => strict.get(name))
  const base = build()
  let keys = base.rows.map(({ valueIndexes }) => String(valueIndexes))
  // The case of options, then other attributes, then the case of those.
  for (let step = 0; step < 3 && new Set(keys).size < keys.length; step++) {
    const isStrict = step !== 1
    const { options, rows } = buildIndex(product, () => isStrict)
    options.items.forEach(({ name }, option) => {
      const longer = keys.map((key, row) => `${key}|${rows[row]?.valueIndexes[option]}`)
      const isKnown = option < base.options.items.length
      if (isKnown === step > 0 || new Set(longer).size === new Set(keys).size) return
      keys = longer
      strict.set(name, isStrict)
    })
  }
  return strict.size > 0 ? build() : base
}

/** The selection that value indexes stand for, in the order and the spelling of the product. */
export function toSelection(
  { options }: OptionIndex,
  valueIndexes: ValueIndexes,
): Readonly<Record<string, string>> {
  // `fromEntries` instead of assignment, because an option may be called "__proto__".
  return Object.fromEntries(
    options.items.flatMap(({ name, values }, option) => {
      const item = values.items[valueIndexes[option] ?? -1]
      return item ? [[name, item.value]] : []
    }),
  )
}

/** The index of a value that a variant has. */
export function findValue(
  { options, rows }: OptionIndex,
  name: string,
  text: string,
): readonly [option: number, value: number] | undefined {
  // An address writes an option called "variant" with a prefix.
  const option = options.find(name) ?? options.find(name.replace(/^(option-)+(?=\s*variant\s*$)/i, '')) ?? -1
  const value = options.items[option]?.values.find(text)
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
