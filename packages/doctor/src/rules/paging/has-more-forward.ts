import type { Page } from '../../survey/list-page.js'
import { broken, holds, notChecked, sections, tooFew, type Rule } from '../rule.js'

const MIN_PRODUCTS = 6

export const hasMoreForward: Rule = {
  id: 'has-more-forward',
  group: 'paging',
  title: 'has_more is true exactly if items follow',
  section: sections.envelope,
  why: 'The list ends too early, or its last button loads nothing.',
  handling: 'Stops at an empty page. If has_more is false too early, the rest of the list cannot be reached.',
  async check({ store, survey }) {
    const { ids, complete, wrongEnd } = await survey.natural()
    const wrong = (page: Page, expected: boolean) =>
      broken(
        expected ? 'has_more is false although items follow.' : 'has_more is true although nothing follows.',
        page.reply,
        `has_more: ${String(page.hasMore)}, ${page.ids.length} items`,
      )
    if (wrongEnd) return wrong(wrongEnd, wrongEnd.hasMore === false)
    if (ids.length < MIN_PRODUCTS) return tooFew(MIN_PRODUCTS)
    const start = await store.page({ limit: 2 })
    if (start.hasMore === false) return wrong(start, true)
    if (!complete) {
      return notChecked(
        `Only the first ${ids.length} products were read, so the end of the list was not seen.`,
      )
    }
    // A page that ends exactly at the end, a short page there, and a page that leaves one item.
    for (const [back, limit, expected] of [
      [4, 3, false],
      [3, 5, false],
      [4, 2, true],
    ] as const) {
      const page = await store.page({ after: ids.at(-back) ?? '', limit })
      // A short page can leave items although its limit would not.
      const leaves = page.ids.at(-1) !== ids.at(-1)
      if (page.hasMore !== (expected || leaves) && page.ids.length > 0) return wrong(page, expected || leaves)
    }
    return holds('')
  },
}
