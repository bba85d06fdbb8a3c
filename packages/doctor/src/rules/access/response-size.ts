import { holds, warning, type Rule } from '../rule.js'

/** The default of `maxResponseBytes`. */
const MAX_BYTES = 8 * 2 ** 20

export const responseSize: Rule = {
  id: 'response-size',
  group: 'access',
  title: 'A page of 100 items is smaller than 8 MiB',
  section: null,
  why: 'A phone on a train never finishes such a page.',
  handling: 'Rejects larger responses. Raise maxResponseBytes, or set a smaller limit.',
  async check({ store }) {
    const { reply } = await store.page({ limit: store.maxLimit })
    if (reply.bytes <= MAX_BYTES) return holds(`${Math.ceil(reply.bytes / 1024)} KiB.`)
    return warning(`The page has ${Math.ceil(reply.bytes / 2 ** 20)} MiB.`, reply)
  },
}
