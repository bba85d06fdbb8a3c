import type { Page } from '../../survey/list-page.js'
import { broken, holds, sections, type Rule } from '../rule.js'

export const pagesFilled: Rule = {
  id: 'pages-filled',
  group: 'paging',
  title: 'Hidden items are left out before paging, not after it',
  section: sections.paging(9),
  why: 'Rows have holes, pages are empty, and the shop announces products that nobody can see.',
  handling: 'Loads further pages when a page is short, and stops at an empty page.',
  async check({ survey }) {
    const { pages, ids, complete } = await survey.natural()
    const small = await survey.small()
    const total = pages[0]?.total
    // A server whose `has_more` is always true has an empty page at its end, which is another mistake.
    const isMissing =
      total === undefined || total > ids.length || (small.complete && small.ids.length < ids.length)
    const empty = [...pages, ...small.pages].find(({ ids: found, hasMore }) => found.length === 0 && hasMore)
    if (empty && isMissing)
      return broken('An empty page says that more items follow.', empty.reply, 'no items, has_more: true')
    const short: Page | undefined = await survey.shortPage()
    if (short && complete && total !== undefined && total > ids.length) {
      return broken(
        `Pages have fewer items than their limit, and ${total - ids.length} of ${total} counted items are on no page.`,
        short.reply,
        `${short.ids.length} items, has_more: true, total_count: ${total}`,
      )
    }
    return holds(short ? 'Pages can be shorter than their limit, and no item is lost.' : '')
  },
}
