import { broken, holds, listIds, sections, tooFew, type Rule } from '../rule.js'

export const firstPage: Rule = {
  id: 'first-page',
  group: 'paging',
  title: 'Without a cursor, the first page is returned',
  section: sections.paging(2),
  why: 'A shopper who opens a list must see its start.',
  handling: 'Shows what came as the start of the list.',
  async check({ store, survey }) {
    const page = await store.page()
    const { ids } = await survey.natural()
    if (ids.length < 2) return tooFew(2)
    const small = await store.page({ limit: 2 })
    const isStart = [page, small].every((each) => each.ids.every((id, index) => id === ids[index]))
    if (isStart) return holds('')
    return broken(
      'The page without a limit and the page with a limit start with different items.',
      [page.reply, small.reply],
      `${listIds(page.ids)}; ${listIds(small.ids)}; ${listIds(ids)}`,
    )
  },
}
