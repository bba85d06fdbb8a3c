import { broken, holds, listIds, notChecked, sections, type Rule } from '../rule.js'

export const walkOnce: Rule = {
  id: 'walk-once',
  group: 'paging',
  title: 'Paging forward returns each product once',
  section: sections.paging(3),
  why: 'Products that no page contains cannot be bought.',
  handling: 'Removes duplicates, and stops when a server repeats its pages. Missing products stay missing.',
  async check({ survey }) {
    const large = await survey.natural()
    const small = await survey.small()
    if (!(await survey.isStable(large))) return notChecked('The order of the list is not stable.')
    for (const { repeated, pages } of [large, small]) {
      if (repeated.length === 0) continue
      const page = pages.findLast(({ ids }) => ids.some((id) => repeated.includes(id)))
      return broken(`${repeated.length} products were on more than one page.`, page?.reply, listIds(repeated))
    }
    const differs = small.ids.findIndex((id, index) => index < large.ids.length && id !== large.ids[index])
    if (differs >= 0) {
      const page = small.pages.find(({ ids }) => ids.includes(small.ids[differs] ?? ''))
      return broken(
        'Small pages and large pages return different products.',
        page?.reply,
        `${listIds(small.ids.slice(differs))}; expected: ${listIds(large.ids.slice(differs))}`,
      )
    }
    return holds(`${large.ids.length} products in ${large.pages.length} pages.`)
  },
}
