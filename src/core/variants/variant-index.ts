import { getOption } from '../readers/get-option.js'
import { readText } from '../readers/read-text.js'
import type { Variant } from '../schemas/variant.js'
import type { ProductWithVariants } from './variant-types.js'

/** By option: the number of a value in that option's list; a hole where there is none. */
export type Codes = (number | undefined)[]

/** A product's options and variants as numbers, so that a choice compares no text. */
export interface VariantIndex {
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
 * case only. Two spellings that were both added stay two words.
 */
interface WordList {
  readonly words: string[]
  readonly raw: unknown[]
  readonly find: (word: string) => number | undefined
  readonly add: (word: string, raw?: unknown) => number
}

function createWordList(): WordList {
  const words: string[] = []
  const raw: unknown[] = []
  // A map, not an object: an option may be called "__proto__". Folded spellings are kept apart by a prefix.
  const numbers = new Map<string, number>()
  const fold = (word: string) => '\0' + word.toLowerCase()
  return {
    words,
    raw,
    find: (word) => numbers.get(word) ?? numbers.get(fold(word)),
    add(word, rawWord) {
      let number = numbers.get(word)
      if (number === undefined) {
        number = words.push(word) - 1
        raw[number] = rawWord
        numbers.set(word, number)
        if (!numbers.has(fold(word))) numbers.set(fold(word), number)
      }
      return number
    },
  }
}

function buildIndex(product: ProductWithVariants, everyAttribute: boolean): VariantIndex {
  const names = createWordList()
  const values: WordList[] = []
  for (const raw of product.options ?? []) {
    const option = getOption(raw)
    if (!option) continue
    const list = (values[names.add(option.name)] ??= createWordList())
    for (const item of option.values) list.add(item.value, item.raw)
  }
  const open = everyAttribute || !values.length
  const rows = (product.variants ?? []).map((variant) => {
    const codes: Codes = []
    for (const [name, raw] of Object.entries(variant.attributes ?? {})) {
      const word = readText(raw, 'value', 'name', 'label', 'title')
      const option = names.find(name) ?? (open && word ? names.add(name) : undefined)
      if (!word || option === undefined) continue
      const list = (values[option] ??= createWordList())
      codes[option] = list.find(word) ?? list.add(word)
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
  if (!index) indexes.set(product, (index = buildIndex(product, false)))
  return index
}

/**
 * A selection as codes. What the product does not know counts as not chosen, and so does a value that no
 * variant has: nothing could be bought with it, and a shopper could not take it back.
 */
export function encodeSelection(index: VariantIndex, selection: object | null | undefined): Codes {
  const codes: Codes = Array.from(index.names.words, () => undefined)
  for (const [name, value] of Object.entries(selection ?? {})) {
    const option = index.names.find(name) ?? -1
    const code = index.values[option]?.find(readText(value))
    if (code !== undefined && index.rows.some((row) => row.codes[option] === code)) codes[option] = code
  }
  return codes
}

/** The selection that codes stand for, in the product's spelling. */
export function decodeSelection({ names, values }: VariantIndex, codes: Codes): Record<string, string> {
  // Not by assignment: an option may be called "__proto__".
  return Object.fromEntries(
    codes.flatMap((code, option) =>
      code === undefined ? [] : [[names.words[option], values[option]?.words[code]] as [string, string]],
    ),
  )
}
