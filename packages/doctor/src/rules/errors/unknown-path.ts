import { describeReply, isRefusal, isServerError } from '../../session/reply.js'
import { broken, holds, warning, type Rule } from '../rule.js'

export const unknownPath: Rule = {
  id: 'unknown-path',
  group: 'errors',
  title: 'A path that does not exist is not found',
  section: null,
  why: 'A misspelt path looks like an empty shop instead of a mistake.',
  handling: 'Reports a 200 that is not a list as an InvalidResponseError.',
  async check({ store }) {
    const reply = await store.get('/doctor-unknown')
    if (isRefusal(reply)) return holds(`Status ${reply.status}.`)
    const report = isServerError(reply) ? broken : warning
    return report(`An unknown path was answered with status ${reply.status}.`, reply, describeReply(reply))
  },
}
