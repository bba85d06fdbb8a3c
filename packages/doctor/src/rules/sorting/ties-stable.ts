import { broken, holds, listIds, notChecked, sections, type Rule } from '../rule.js'
import { NO_SORT } from './sort-rule.js'

export const tiesStable: Rule = {
  id: 'ties-stable',
  group: 'sorting',
  title: 'Items with equal values keep one order in every request',
  section: sections.paging(7),
  why: 'Products at the same price change places between two pages, so some are seen twice and some never.',
  handling: 'Removes duplicates, but cannot find what an unstable order hides.',
  async check({ store, survey }) {
    const { lists } = await survey.sorts()
    if (lists.length === 0) return notChecked(NO_SORT)
    for (const { sequence } of lists) {
      const ids = await survey.truth(sequence)
      if (await survey.isStable(sequence)) continue
      const [first] = sequence.pages
      const other = await store.page({ ...sequence.params, limit: Math.max(1, Math.min(ids.length - 1, 60)) })
      const at = other.ids.findIndex((id, index) => id !== ids[index])
      return broken(
        'Two requests for the same sorted list returned different orders.',
        first ? [first.reply, other.reply] : other.reply,
        `${listIds(ids.slice(at))}; then: ${listIds(other.ids.slice(at))}`,
      )
    }
    return holds(`${lists.length} sorted lists.`)
  },
}
