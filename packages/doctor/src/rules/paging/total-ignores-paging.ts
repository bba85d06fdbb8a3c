import { broken, holds, notChecked, sections, tooFew, type Rule } from '../rule.js'

export const totalIgnoresPaging: Rule = {
  id: 'total-ignores-paging',
  group: 'paging',
  title: 'total_count is the same on every page',
  section: sections.paging(9),
  why: '"124 products" becomes "24 products" while a shopper scrolls.',
  handling: 'Shows the total of the page that was loaded last.',
  async check({ store, survey }) {
    const { ids, pages } = await survey.natural()
    const middle = ids[Math.floor(ids.length / 2)]
    if (middle === undefined) return tooFew(1)
    const [first] = pages
    if (first?.total === undefined) return notChecked('Lists have no total_count.')
    const others = [
      await store.page({ limit: 1 }),
      await store.page({ limit: 3, after: middle }),
      await store.page({ limit: 3, before: middle }),
      ...pages,
    ]
    const other = others.find(({ total }) => total !== first.total)
    if (other === undefined) return holds(`${first.total} on ${others.length} pages.`)
    return broken(
      'total_count depends on the page.',
      [first.reply, other.reply],
      `${first.total}, then ${String(other.total)}`,
    )
  },
}
