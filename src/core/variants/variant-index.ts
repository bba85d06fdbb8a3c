import { getOption } from '../readers/get-option.js'
import { readWord } from '../readers/read-word.js'
import type { Variant } from '../schemas/variant.js'
import type { ProductWithVariants } from './variant-types.js'

/** By option: the number of a value in that option's list; a hole where there is none. */
export type Codes = (number | undefined)[]

/** A product's options and variants as numbers, so that a choice compares no text. */
export interface VariantIndex {
  /** The options' names. */
  readonly names: WordList
  /** By option. */
  readonly values: readonly WordList[]
  /** By variant, in the product's order. */
  readonly rows: readonly VariantRow[]
}

export interface VariantRow {
  readonly variant: Variant
  readonly codes: Codes
}

/**
 * Words in order of first appearance, found by their exact spelling, else by one that differs from it in
 * case or in the space around it only. Two spellings that were both added stay two words.
 */
interface WordList {
  readonly words: string[]
  /** By word: the entry of `product.options` that listed it. */
  readonly raw: unknown[]
  readonly find: (word: string) => number | undefined
  readonly add: (word: string, raw?: unknown) => number
}

function createWordList(): WordList {
  const words: string[] = []
  const raw: unknown[] = []
  // A map, not an object: an option may be called "__proto__". Folded spellings are kept apart by a prefix.
  const numbers = new Map<string, number>()
  const fold = (word: string) => '\0' + word.trim().toLowerCase()
  return {
    words,
    raw,
    find: (word) => numbers.get(word) ?? numbers.get(fold(word)),
    add(word, entry) {
      const number = numbers.get(word) ?? words.push(word) - 1
      raw[number] ??= entry
      numbers.set(word, number)
      if (!numbers.has(fold(word))) numbers.set(fold(word), number)
      return number
    },
  }
}

function buildIndex(product: ProductWithVariants, everyAttribute?: boolean): VariantIndex {
  const names = createWordList()
  const values: WordList[] = []
  const listOf = (option: number) => (values[option] ??= createWordList())
  for (const raw of product.options ?? []) {
    const option = getOption(raw)
    if (!option) continue
    const list = listOf(names.add(option.name))
    for (const item of option.values) list.add(item.value, item.raw)
  }
  const open = everyAttribute ?? !values.length
  const rows = (product.variants ?? []).map((variant) => {
    const codes: Codes = []
    for (const [name, raw] of Object.entries(variant.attributes ?? {})) {
      const word = readWord(raw)
      const option = word ? (names.find(name) ?? (open ? names.add(name) : -1)) : -1
      if (option >= 0) codes[option] = listOf(option).find(word) ?? listOf(option).add(word)
    }
    return { variant, codes }
  })
  // Listed options that cannot tell the variants apart leave some that nobody can reach: then the attributes
  // that are not listed become options too.
  return open || new Set(rows.map((row) => String(row.codes))).size === rows.length
    ? { names, values, rows }
    : buildIndex(product, true)
}

const indexes = new WeakMap<ProductWithVariants, VariantIndex>()

/** The index of a product, built once for each product object: a product that changes is a new object. */
export function getVariantIndex(product: ProductWithVariants): VariantIndex {
  let index = indexes.get(product)
  if (!index) indexes.set(product, (index = buildIndex(product)))
  return index
}
