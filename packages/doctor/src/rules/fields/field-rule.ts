import { isJsonObject } from '../../is-json-object.js'
import { shorten } from '../../session/reply.js'
import type { RawItem } from '../../survey/list-page.js'
import { broken, holds, notChecked, sections, type Rule } from '../rule.js'

export interface FieldProblem {
  readonly field: string
  readonly value: unknown
  readonly expected: string
}

interface FieldRule extends Pick<Rule, 'id' | 'title' | 'why' | 'handling'> {
  readonly section?: string
  readonly find: (product: RawItem) => FieldProblem | undefined
}

const show = (value: unknown) => (value === undefined ? 'missing' : shorten(JSON.stringify(value), 60))

/** A rule that every product that was read must keep. */
export function fieldRule({ find, section = sections.product, ...rest }: FieldRule): Rule {
  return {
    ...rest,
    group: 'fields',
    section,
    async check({ survey }) {
      const { items, pages } = await survey.natural()
      if (items.length === 0) return notChecked('The store has no products.')
      const problems = items.flatMap((item) => {
        const problem = find(item)
        return problem === undefined ? [] : [{ ...problem, id: item['id'] }]
      })
      const [first] = problems
      if (first === undefined) return holds(`${items.length} products read.`)
      const page = pages.find((each) => each.items.some(({ id }) => id === first.id)) ?? pages[0]
      return broken(
        `${problems.length} of ${items.length} products: ${first.field} must be ${first.expected}.`,
        page?.reply,
        `${first.field} of ${show(first.id)}: ${show(first.value)}`,
      )
    },
  }
}

export function findField(
  product: RawItem,
  fields: readonly string[],
  expected: string,
  isValid: (value: unknown) => boolean,
): FieldProblem | undefined {
  const field = fields.find((name) => !isValid(product[name]))
  return field === undefined ? undefined : { field, value: product[field], expected }
}

const variantsOf = (product: RawItem): readonly RawItem[] =>
  Array.isArray(product['variants']) ? product['variants'].filter(isJsonObject) : []

export function findVariantField(
  product: RawItem,
  field: string,
  expected: string,
  isValid: (value: unknown) => boolean,
): FieldProblem | undefined {
  const variant = variantsOf(product).find((each) => !isValid(each[field]))
  return variant === undefined ? undefined : { field: `variants[].${field}`, value: variant[field], expected }
}

export const isText = (value: unknown): value is string => typeof value === 'string'
/** Upper-case words, as in the API's OpenAPI document. */
export const isEnumerated = (value: unknown): boolean => isText(value) && /^[A-Z][A-Z0-9_]*$/.test(value)
