import { broken, holds, notChecked, sections, type Rule } from '../rule.js'

export const totalExact: Rule = {
  id: 'total-exact',
  group: 'paging',
  title: 'total_count is the number of items on all pages',
  section: sections.envelope,
  why: 'The shop announces products that nobody can see, or hides that it has more.',
  handling: 'Shows the number as it came. Lists end by has_more, not by the total.',
  async check({ survey }) {
    const { ids, pages, complete, repeated } = await survey.natural()
    const [first] = pages
    if (first?.total === undefined) return notChecked('Lists have no total_count.')
    const isWrong = complete ? first.total !== ids.length : first.total < ids.length
    if (!isWrong) return holds(complete ? `${ids.length}.` : `At least ${ids.length} of ${first.total}.`)
    const note = repeated.length > 0 ? ' Pages repeat items, so the count may be right.' : ''
    return broken(
      `total_count is ${first.total}, and all pages together have ${ids.length} items.${note}`,
      first.reply,
      `total_count: ${first.total}`,
    )
  },
}
