import { getOption } from '../readers/get-option.js'
import { readWord } from '../readers/read-word.js'
import type { ProductWithVariants } from './variant-types.js'
import { getVariantIndex } from './variant-index.js'

/**
 * What is odd about a product's options and variants, one sentence each; empty when nothing is. A picker
 * shows such a product all the same, and in development says these once.
 */
export function findVariantProblems(product: ProductWithVariants): string[] {
  const problems = new Set<string>()
  const { names, values, rows } = getVariantIndex(product)
  const listed = (product.options ?? []).map(getOption)
  const variants = product.variants ?? []
  const quote = (text: unknown) => JSON.stringify(text)

  if (!variants.length) problems.add('It has no variants: nothing can be chosen.')
  if (listed.includes(undefined))
    problems.add('An entry of `options` has no name that can be read; it is left out.')

  const combinations = new Map<string, string>()
  variants.forEach(({ id, attributes }, number) => {
    const row = rows[number]?.codes ?? []
    const twin = combinations.get(String(row))
    if (twin !== undefined)
      problems.add(
        `Variants ${quote(twin)} and ${quote(id)} have the same combination; the one that sells, else the first, is chosen.`,
      )
    else combinations.set(String(row), id)

    for (const [name, raw] of Object.entries(attributes ?? {})) {
      const option = names.find(name)
      if (option === undefined)
        problems.add(`Attribute ${quote(name)} is not among the options; it is left out.`)
      else if (names.words[option] !== name)
        problems.add(`Attribute ${quote(name)} is read as option ${quote(names.words[option])}.`)
      const word = readWord(raw)
      const shown = option === undefined ? word : values[option]?.words[row[option] ?? -1]
      if (!word) problems.add(`Variant ${quote(id)} has no readable value for ${quote(name)}.`)
      else if (typeof raw !== 'string')
        problems.add(
          `Variant ${quote(id)} has a value for ${quote(name)} that is no text; it is read as ${quote(word)}.`,
        )
      else if (shown !== undefined && word !== shown)
        problems.add(`Value ${quote(word)} of ${quote(name)} is read as ${quote(shown)}.`)
    }
  })

  names.words.forEach((name, option) => {
    const missing = variants.filter((_, number) => rows[number]?.codes[option] === undefined)
    if (missing.length === variants.length && variants.length) {
      problems.add(`No variant uses option ${quote(name)}; it cannot be chosen.`)
      return
    }
    for (const { id } of missing) problems.add(`Variant ${quote(id)} has no value for option ${quote(name)}.`)
    values[option]?.words.forEach((value, code) => {
      if (!rows.some((row) => row.codes[option] === code) && variants.length)
        problems.add(
          `No variant has ${quote(value)} of option ${quote(name)}; it is listed and cannot be chosen.`,
        )
    })
    const inList = listed.find((entry) => entry?.name === name)
    if (listed.length && !inList)
      problems.add(
        `Attribute ${quote(name)} is shown as an option: the listed ones do not tell the variants apart.`,
      )
  })
  return [...problems]
}
