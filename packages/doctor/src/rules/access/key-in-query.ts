import { describeReply, isSuccess } from '../../session/reply.js'
import { broken, holds, notChecked, sections, type Rule } from '../rule.js'

const NAMES = ['api_key', 'apiKey', 'key', 'access_token', 'token']

export const keyInQuery: Rule = {
  id: 'key-in-query',
  group: 'access',
  title: 'A key in the address is not accepted',
  section: sections.authentication,
  why: 'Addresses are kept in histories, logs and referrers, and the key with them.',
  handling: 'Never puts the key into an address.',
  async check({ store, probesQueryKey }) {
    const { session } = store
    if (session.apiKey === null) return notChecked('No key was given.')
    if (!probesQueryKey)
      return notChecked('Only checked with --probe-query-key, because servers log addresses.')
    const open = await session.send(`${store.pathOf('products')}?limit=1`, { key: null })
    if (isSuccess(open)) return notChecked('The server needs no key.')
    for (const name of NAMES) {
      const path = `${store.pathOf('products')}?limit=1&${name}=`
      const reply = await session.send(path + encodeURIComponent(session.apiKey), {
        key: null,
        shownAs: `${path}[key]`,
      })
      if (isSuccess(reply))
        return broken(`The server accepts the key as ${name} in the address.`, reply, describeReply(reply))
    }
    return holds('')
  },
}
