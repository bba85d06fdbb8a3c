import { broken, holds, notChecked, sections, type Rule } from '../rule.js'
import { findOrdering } from '../../survey/sort-keys.js'
import { NO_SORT } from './sort-rule.js'

export const sortValues: Rule = {
  id: 'sort-values',
  group: 'sorting',
  title: 'A sorted list is in the order of its values',
  section: sections.paging(6),
  why: '"Cheapest first" does not show the cheapest first.',
  handling: 'Shows products in the order of the server.',
  async check({ survey }) {
    const { lists } = await survey.sorts()
    if (lists.length === 0) return notChecked(NO_SORT)
    for (const { field, direction, sequence, ordering } of lists) {
      if (ordering !== undefined) continue
      const opposite = findOrdering(field, sequence.items)
      return broken(
        opposite
          ? `sort=${field} does not follow order.`
          : `sort=${field} is accepted, but its values are in no order.`,
        sequence.pages[0]?.reply,
        `asked for ${direction}: ${sequence.items
          .slice(0, 5)
          .map((item) => JSON.stringify(item[field] ?? item['id']))
          .join(', ')}`,
      )
    }
    return holds(`${[...new Set(lists.map(({ field }) => field))].join(', ')}.`)
  },
}
