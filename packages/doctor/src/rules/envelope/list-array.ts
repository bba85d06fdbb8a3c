import { isSuccess } from '../../session/reply.js'
import { broken, holds, sections, type Rule } from '../rule.js'

/** Runs late, because it collects what other rules met. */
export const listArray: Rule = {
  id: 'list-array',
  group: 'envelope',
  title: 'A list has its items in an array under data, or under its name',
  section: sections.envelope,
  why: 'Without the array there is nothing to show.',
  handling: 'Reads both keys. For another envelope, pass readList in the resource.',
  async check({ survey, store }) {
    await survey.natural().catch(() => undefined)
    const reply = store.unreadable.find(isSuccess)
    if (reply) return broken('A successful response is not a list.', reply, reply.text)
    const { envelope, items } = await store.page()
    return holds(`${items.length} items under ${envelope === 'data' ? 'data' : 'products'}.`)
  },
}
