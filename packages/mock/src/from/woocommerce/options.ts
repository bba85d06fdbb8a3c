import { listOf, textOf, type Fields } from '../fields.js'
import { textOfHtml } from '../html-text.js'

interface Term {
  readonly slug: string
  readonly name: string
}

/** One choice of a product, e.g. its size, with the values in the order of the shop. */
export interface Option {
  readonly name: string
  readonly terms: readonly Term[]
}

/** The attributes of a product that its variations differ by. */
export function optionsOf(product: Fields): readonly Option[] {
  return listOf(product['attributes'])
    .filter((attribute) => attribute['has_variations'] === true)
    .map((attribute) => ({
      name: textOfHtml(textOf(attribute['name'])),
      terms: listOf(attribute['terms']).map((term) => ({
        slug: textOf(term['slug']),
        name: textOfHtml(textOf(term['name'])),
      })),
    }))
}

/**
 * The values that one variation sells, by option. A variation names the slug of a shared term (`navy-blue`), or the text of a
 * term of its product, and nothing for "any": then all terms.
 */
function valuesOf(variation: Fields, option: Option): readonly string[] {
  const attribute = listOf(variation['attributes']).find(
    (each) => textOfHtml(textOf(each['name'])) === option.name,
  )
  const value = textOf(attribute?.['value'])
  if (value === '') return option.terms.map(({ name }) => name)
  const text = textOfHtml(value)
  const found = option.terms.find(({ slug, name }) => slug === value || name === text)
  return [found?.name ?? text]
}

/** A shop has at most a few. More would fill the memory for one product. */
const MAX_COMBINATIONS = 1000

/**
 * What shoppers choose to get this variation: one combination, or several for a variation of "any size". The API has one
 * variant for each combination.
 */
export function combinationsOf(
  variation: Fields,
  options: readonly Option[],
): readonly Readonly<Record<string, string>>[] {
  let combinations: Record<string, string>[] = [{}]
  for (const option of options) {
    const values = valuesOf(variation, option)
    combinations = combinations.flatMap((each) => values.map((value) => ({ ...each, [option.name]: value })))
    if (combinations.length > MAX_COMBINATIONS) return []
  }
  return combinations
}
