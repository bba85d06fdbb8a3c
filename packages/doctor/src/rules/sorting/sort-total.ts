import { broken, holds, notChecked, sections, type Rule } from '../rule.js'
import { NO_SORT } from './sort-rule.js'

export const sortTotal: Rule = {
  id: 'sort-total',
  group: 'sorting',
  title: 'total_count does not depend on sort',
  section: sections.envelope,
  why: 'The number of products changes when a shopper sorts.',
  handling: 'Shows the total of the page that was loaded last.',
  async check({ survey }) {
    const [first] = (await survey.natural()).pages
    const { lists } = await survey.sorts()
    if (lists.length === 0) return notChecked(NO_SORT)
    if (first?.total === undefined) return notChecked('Lists have no total_count.')
    const other = lists
      .flatMap(({ sequence }) => sequence.pages.slice(0, 1))
      .find(({ total }) => total !== first.total)
    if (other === undefined) return holds(`${first.total}.`)
    return broken(
      'total_count changes with sort.',
      [first.reply, other.reply],
      `${first.total}, then ${String(other.total)}`,
    )
  },
}
