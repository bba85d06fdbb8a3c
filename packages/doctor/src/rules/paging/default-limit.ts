import { broken, holds, notChecked, sections, type Rule } from '../rule.js'

const DEFAULT_LIMIT = 10

export const defaultLimit: Rule = {
  id: 'default-limit',
  group: 'paging',
  title: 'Without a limit, a page has 10 items',
  section: sections.limits,
  why: 'A page of the wrong size is slow, or leaves gaps in a grid.',
  handling: 'Sends your limit with every request, so set limit in params.',
  async check({ store, survey }) {
    const page = await store.page()
    const { ids } = await survey.natural()
    const count = page.ids.length
    if (count > DEFAULT_LIMIT) return broken(`The page has ${count} items.`, page.reply, `${count} items`)
    if (await survey.shortPage()) return notChecked('The server returns short pages.')
    if (count === Math.min(DEFAULT_LIMIT, ids.length)) return holds(`${count} items.`)
    return broken(`The page has ${count} of ${ids.length} items.`, page.reply, `${count} items`)
  },
}
