import { describeReply, isSuccess } from '../../session/reply.js'
import { broken, holds, sections, type Rule } from '../rule.js'

/** Runs late, because it collects what other rules met. */
export const pagesAnswer: Rule = {
  id: 'pages-answer',
  group: 'envelope',
  title: 'Every valid list request returns a page',
  section: sections.paging(2),
  why: 'A page that fails is a shopper who sees "could not be loaded".',
  handling: 'Retries failures of the server and keeps the pages that are loaded.',
  check({ store }) {
    const reply = store.unreadable.find((each) => !isSuccess(each))
    if (reply === undefined) return holds(`${store.session.requests} requests sent so far.`)
    return broken('A valid request for a page failed.', reply, describeReply(reply))
  },
}
