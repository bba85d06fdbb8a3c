import { describeReply, looksLikeHtml } from '../../session/reply.js'
import { holds, warning, type Rule } from '../rule.js'

const INTERNALS =
  /Traceback|SQLSTATE|\bat [\w.<>]+ \(.*:\d+:\d+\)|Exception in thread|syntax error at or near|node_modules\//

export const errorBody: Rule = {
  id: 'error-body',
  group: 'errors',
  title: 'An error explains itself and shows no internals',
  section: null,
  why: 'A stack trace helps an attacker, and an HTML page hides the reason from the developer.',
  handling: 'Reads the message of common error bodies. error.body has the original.',
  async check({ store }) {
    const replies = [
      await store.reply({ limit: '0' }),
      await store.reply({ after: 'doctor-unknown', limit: 3 }),
      await store.get('/doctor-unknown'),
    ].filter(({ status }) => status >= 400)
    const leaking = replies.find(({ text }) => INTERNALS.test(text))
    if (leaking) return warning('An error shows internals of the server.', leaking, describeReply(leaking))
    const html = replies.find(looksLikeHtml)
    if (html) return warning('An error is an HTML page.', html, describeReply(html))
    return holds('')
  },
}
