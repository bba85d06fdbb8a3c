import { isJsonObject } from '../../is-json-object.js'
import { broken, holds, sections, type Rule } from '../rule.js'

export const totalCountInteger: Rule = {
  id: 'total-count-integer',
  group: 'envelope',
  title: 'total_count is an integer',
  section: sections.envelope,
  why: 'Shoppers see it as "124 products".',
  handling: 'Treats the total as unknown: totalCount is undefined, and everything else works.',
  async check({ survey }) {
    const { pages } = await survey.natural()
    for (const { reply } of pages) {
      const value = isJsonObject(reply.json) ? reply.json['total_count'] : undefined
      if (Number.isInteger(value) && Number(value) >= 0) continue
      return broken(
        value === undefined ? 'Lists have no total_count.' : 'total_count must be an integer from 0.',
        reply,
        `total_count: ${JSON.stringify(value) ?? 'missing'}`,
      )
    }
    return holds('')
  },
}
