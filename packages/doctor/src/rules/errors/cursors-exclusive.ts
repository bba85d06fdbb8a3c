import { describeReply, isRefusal } from '../../session/reply.js'
import { broken, holds, sections, tooFew, type Rule } from '../rule.js'

export const cursorsExclusive: Rule = {
  id: 'cursors-exclusive',
  group: 'errors',
  title: 'Both cursors in one request are a validation error',
  section: sections.paging(1),
  why: 'A page between two cursors would look like a page after one, and products would be missing.',
  handling: 'Never sends both: params with both throw before the request.',
  async check({ store, survey }) {
    const { ids } = await survey.natural()
    const [first] = ids
    const last = ids.at(-1)
    if (first === undefined || last === undefined || ids.length < 3) return tooFew(3)
    const reply = await store.reply({ after: first, before: last, limit: 3 })
    if (isRefusal(reply)) return holds(`Status ${reply.status}.`)
    return broken(`Both cursors were answered with status ${reply.status}.`, reply, describeReply(reply))
  },
}
