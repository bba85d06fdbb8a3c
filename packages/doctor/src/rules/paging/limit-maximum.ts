import { describeReply, isSuccess } from '../../session/reply.js'
import { broken, holds, notChecked, sections, type Rule } from '../rule.js'

const MAX_LIMIT = 100

export const limitMaximum: Rule = {
  id: 'limit-maximum',
  group: 'paging',
  title: 'A limit of 100 is accepted',
  section: sections.limits,
  why: 'Lists that should load in one request need several.',
  handling: 'Pages by has_more, so a smaller page costs more requests and loses nothing.',
  async check({ store, survey }) {
    const reply = await store.reply({ limit: MAX_LIMIT })
    if (!isSuccess(reply)) return broken('limit=100 is refused.', reply, describeReply(reply))
    const page = await store.page({ limit: MAX_LIMIT })
    const { ids } = await survey.natural()
    if (page.ids.length > MAX_LIMIT) {
      return broken(`The page has ${page.ids.length} items.`, reply, `${page.ids.length} items`)
    }
    if (await survey.shortPage()) return notChecked('The server returns short pages.')
    if (page.ids.length === Math.min(MAX_LIMIT, ids.length)) return holds(`${page.ids.length} items.`)
    return broken(
      `limit=100 returned ${page.ids.length} of ${ids.length} items.`,
      reply,
      `${page.ids.length} items`,
    )
  },
}
