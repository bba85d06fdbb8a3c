import { broken, holds, listIds, sections, type Rule } from '../rule.js'

const LIMIT = 40

export const samePageTwice: Rule = {
  id: 'same-page-twice',
  group: 'paging',
  title: 'The same request returns the same page',
  section: sections.paging(7),
  why: 'Products jump while a shopper looks at them, and are missed between two pages.',
  handling: 'Removes duplicates, but cannot find what an unstable order hides.',
  async check({ store }) {
    const first = await store.page({ limit: LIMIT })
    for (let repeat = 0; repeat < 2; repeat += 1) {
      const again = await store.freshPage({ limit: LIMIT })
      if (again.ids.join() === first.ids.join()) continue
      return broken(
        'Two identical requests returned different pages.',
        again.reply,
        `${listIds(first.ids)}; then: ${listIds(again.ids)}`,
      )
    }
    return holds('')
  },
}
