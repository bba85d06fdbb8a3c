import { describeReply, isServerError } from '../../session/reply.js'
import { broken, holds, type Rule } from '../rule.js'

export const unknownValues: Rule = {
  id: 'unknown-values',
  group: 'errors',
  title: 'An unknown sort, order or parameter does not make the server fail',
  section: null,
  why: 'Campaign links add parameters of their own, and old links name old sort orders.',
  handling: 'Retries a failure of the server three times, so the shopper waits before the error.',
  async check({ store }) {
    const replies = [
      await store.reply({ sort: 'doctor_unknown' }),
      await store.reply({ order: 'doctor_unknown' }),
      await store.get(`${store.pathOf('products')}?doctor_unknown=1`),
    ]
    const failed = replies.find(isServerError)
    if (failed) return broken('An unknown value makes the server fail.', failed, describeReply(failed))
    return holds(`Status ${replies.map(({ status }) => status).join(', ')}.`)
  },
}
