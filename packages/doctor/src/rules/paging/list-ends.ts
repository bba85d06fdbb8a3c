import type { Page } from '../../survey/list-page.js'
import { broken, holds, listIds, sections, tooFew, type Finding, type Rule } from '../rule.js'

function report(page: Page, end: string): Finding | undefined {
  if (page.ids.length === 0) return undefined
  return broken(`There is a page ${end}.`, page.reply, listIds(page.ids))
}

export const listEnds: Rule = {
  id: 'list-ends',
  group: 'paging',
  title: 'Nothing is before the first item, and nothing after the last',
  section: sections.paging(3),
  why: 'The list never ends, or starts again.',
  handling: 'Stops at a page that brings nothing new.',
  async check({ store, survey }) {
    const { ids, complete } = await survey.natural()
    const [first] = ids
    const last = ids.at(-1)
    if (first === undefined || last === undefined) return tooFew(1)
    const before = await store.page({ before: first, limit: 5 })
    const after = complete ? await store.page({ after: last, limit: 5 }) : undefined
    return (
      report(before, 'before the first item') ?? (after && report(after, 'after the last item')) ?? holds('')
    )
  },
}
