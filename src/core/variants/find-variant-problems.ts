import { getOption } from '../readers/get-option.js'
import { readOptionValue } from '../readers/read-option-value.js'
import { getOptionIndex } from '../product/option-index.js'
import type { Product } from '../schemas/product.js'

/** A hostile product has one for each pair of a variant and an option. */
const MAX_PROBLEMS = 100

/** Describes each inconsistency of a product in a sentence, at most 100. The variant picker logs them in development. */
export function findVariantProblems(product: Pick<Product, 'options' | 'variants'>): string[] {
  const found = new Set<string>()
  const problems = {
    add(problem: string) {
      if (found.size < MAX_PROBLEMS) found.add(problem)
    },
  }
  const { options, rows } = getOptionIndex(product)
  const listed = (product.options ?? []).map(getOption)
  const variants = product.variants ?? []
  const quote = (text: unknown) => JSON.stringify(text)

  if (!variants.length) problems.add('The product has no variants, so nothing can be selected.')
  if (listed.includes(undefined)) problems.add('An entry of `options` has no readable name; it is ignored.')

  const combinations = new Map<string, string>()
  variants.forEach(({ id, attributes }, index) => {
    const row = rows[index]?.valueIndexes ?? []
    const duplicate = combinations.get(String(row))
    if (duplicate !== undefined)
      problems.add(
        `Variants ${quote(duplicate)} and ${quote(id)} have the same option values; the available one, else the first, is selected.`,
      )
    else combinations.set(String(row), id)

    for (const [name, raw] of Object.entries(attributes ?? {})) {
      const option = options.find(name)
      const known = options.items[option ?? -1]
      if (!known) problems.add(`Attribute ${quote(name)} is not listed in \`options\`; it is ignored.`)
      else if (known.name !== name)
        problems.add(`Attribute ${quote(name)} is read as option ${quote(known.name)}.`)
      const value = readOptionValue(raw, name)
      const shown = known ? known.values.items[row[option ?? -1] ?? -1]?.value : value
      if (!value) problems.add(`Variant ${quote(id)} has no readable value for ${quote(name)}.`)
      else if (typeof raw !== 'string')
        problems.add(
          `Variant ${quote(id)} has a value for ${quote(name)} that is not a string; it is read as ${quote(value)}.`,
        )
      else if (shown !== undefined && value !== shown)
        problems.add(`Value ${quote(value)} of ${quote(name)} is read as ${quote(shown)}.`)
    }
  })

  options.items.forEach(({ name, values }, option) => {
    const missing = variants.filter((_, index) => rows[index]?.valueIndexes[option] === undefined)
    if (missing.length === variants.length && variants.length) {
      problems.add(`No variant uses option ${quote(name)}; it cannot be selected.`)
      return
    }
    for (const { id } of missing.slice(0, MAX_PROBLEMS))
      problems.add(`Variant ${quote(id)} has no value for option ${quote(name)}.`)
    const used = new Set(rows.map((row) => row.valueIndexes[option]))
    values.items.forEach(({ value }, valueIndex) => {
      if (!used.has(valueIndex) && variants.length)
        problems.add(
          `No variant has the value ${quote(value)} of option ${quote(name)}; it is listed but cannot be selected.`,
        )
    })
    const inList = listed.find((entry) => entry?.name === name)
    if (listed.length && !inList)
      problems.add(
        `Attribute ${quote(name)} is shown as an option, because the listed options do not distinguish the variants.`,
      )
  })
  return [...found]
}
