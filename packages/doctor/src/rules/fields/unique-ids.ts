import { broken, holds, listIds, sections, type Rule } from '../rule.js'

export const uniqueIds: Rule = {
  id: 'unique-ids',
  group: 'fields',
  title: 'No two products of a page have the same id',
  section: sections.ids,
  why: 'Two products with one id are one product in a cart, and a cursor that is ambiguous.',
  handling: 'Shows each id once, so one of the two products is never seen.',
  async check({ survey }) {
    for (const { ids, reply } of (await survey.natural()).pages) {
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
      if (twice.length > 0) {
        return broken(`${twice.length} ids occur more than once on a page.`, reply, listIds(twice))
      }
    }
    return holds('')
  },
}
