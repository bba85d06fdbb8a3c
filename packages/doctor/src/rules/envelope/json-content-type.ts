import { broken, holds, sections, type Rule } from '../rule.js'

export const jsonContentType: Rule = {
  id: 'json-content-type',
  group: 'envelope',
  title: 'A list has the content type application/json',
  section: `${sections.service}, 4`,
  why: 'Proxies and caches treat other types differently, and may rewrite or cut them.',
  handling: 'Reads the body as JSON whatever its type is.',
  async check({ store }) {
    const { reply } = await store.page()
    const type = reply.headers.get('content-type') ?? ''
    if (/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) return holds(type)
    return broken('The content type must be application/json.', reply, `content-type: ${type || 'missing'}`)
  },
}
