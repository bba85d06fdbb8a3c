import { describeReply, isServerError, isSuccess } from '../../session/reply.js'
import { readPage } from '../../survey/list-page.js'
import { broken, holds, sections, type Rule } from '../rule.js'

const MAX_LIMIT = 100

/** Whether such a limit is refused or corrected is a dialect. More than 100 items, or a crash, is not. */
export const limitOutOfRange: Rule = {
  id: 'limit-out-of-range',
  group: 'errors',
  title: 'A limit outside 1 to 100 is refused or corrected',
  section: sections.limits,
  why: 'One request for a million products stops the shop for everybody.',
  handling: 'Never sends such a limit: params with it throw before the request.',
  async check({ store }) {
    const answers: string[] = []
    for (const limit of ['0', '101', '1000', '-1', 'abc']) {
      const reply = await store.reply({ limit })
      if (isServerError(reply))
        return broken(`limit=${limit} makes the server fail.`, reply, describeReply(reply))
      const count = isSuccess(reply) ? (readPage(reply, 'products')?.ids.length ?? 0) : 0
      if (count > MAX_LIMIT) return broken(`limit=${limit} returned ${count} items.`, reply, `${count} items`)
      answers.push(`${limit}: ${isSuccess(reply) ? `${count} items` : reply.status}`)
    }
    return holds(`${answers.join(', ')}.`)
  },
}
