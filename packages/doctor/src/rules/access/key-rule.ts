import { describeReply, isRefusal, isSuccess } from '../../session/reply.js'
import { broken, holds, notChecked, sections, type Rule } from '../rule.js'

interface KeyRule extends Pick<Rule, 'id' | 'title' | 'why'> {
  readonly key: string | null
  readonly sentence: string
}

/** Sends one request without the right key. */
export function keyRule({ key, sentence, ...rest }: KeyRule): Rule {
  return {
    ...rest,
    group: 'access',
    section: sections.authentication,
    handling: 'Sends the key in the Authorization header of every request.',
    async check({ store }) {
      if (store.session.apiKey === null) return notChecked('No key was given.')
      const reply = await store.session.send(`${store.pathOf('products')}?limit=1`, { key })
      if (isRefusal(reply)) store.unauthorizedStatus = reply.status
      if (!isSuccess(reply)) return holds(`Status ${reply.status}.`)
      return broken(sentence, reply, describeReply(reply))
    },
  }
}
