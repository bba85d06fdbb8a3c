import { describeReply, isServerError } from '../../session/reply.js'
import { broken, holds, type Rule } from '../rule.js'

export const unknownCursor: Rule = {
  id: 'unknown-cursor',
  group: 'errors',
  title: 'An unknown cursor does not make the server fail',
  section: null,
  why: 'A link from an old e-mail must show a list, not an error page.',
  handling: 'After 400, 404, 410, 422 or an empty page, the list finds its place again.',
  async check({ store }) {
    const answers: string[] = []
    for (const cursor of ['doctor-unknown', "doctor'unknown", 'ö/?&', '']) {
      for (const side of ['after', 'before'] as const) {
        if (side === 'before' && cursor !== 'doctor-unknown') continue
        const reply = await store.reply({ [side]: cursor, limit: 3 })
        if (isServerError(reply)) {
          return broken('A cursor that does not exist makes the server fail.', reply, describeReply(reply))
        }
        answers.push(String(reply.status))
      }
    }
    return holds(`Status ${[...new Set(answers)].join(', ')}.`)
  },
}
