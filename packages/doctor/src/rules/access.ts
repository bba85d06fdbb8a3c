import { describeReply, isRefusal, isSuccess } from '../session/reply.js'
import { broken, holds, notChecked, warning } from './findings.js'
import { inGroup, sections, type RuleContext, type UngroupedRule } from './rule.js'

/** The default of `maxResponseBytes`. */
const MAX_BYTES = 8 * 2 ** 20
const SLOW_MS = 1000
const MIN_REQUESTS = 5

const isLocal = (host: string) =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.+\.(?:localhost|test|local))$/.test(host)

const ORIGIN = 'https://storefront-doctor.invalid'

/** The one OPTIONS request of a check. @see https://fetch.spec.whatwg.org/#http-cors-protocol */
async function probeCors({ store }: Pick<RuleContext, 'store'>) {
  const preflight = await store.session.send(store.pathOf('products'), {
    method: 'OPTIONS',
    key: null,
    headers: {
      origin: ORIGIN,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  })
  const header = (name: string) => preflight.headers.get(`access-control-allow-${name}`) ?? ''
  const reason =
    preflight.status < 200 || preflight.status > 299
      ? `the preflight request got status ${preflight.status}`
      : !['*', ORIGIN].includes(header('origin'))
        ? 'Access-Control-Allow-Origin does not allow another origin'
        : !/\bauthorization\b/i.test(header('headers'))
          ? 'Access-Control-Allow-Headers does not name Authorization'
          : ''
  return { preflight, isAllowed: reason === '', reason }
}

export const medianOf = (sorted: readonly number[]): number =>
  Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
export const p95Of = (sorted: readonly number[]): number =>
  Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0)

const NO_KEY = 'No key was given.'
/** Names of a parameter that could carry the key. */
const KEY_NAMES = ['api_key', 'apiKey', 'key', 'access_token', 'token']

interface KeyRule extends Pick<UngroupedRule, 'title' | 'why'> {
  readonly key: string | null
  readonly sentence: string
}

/** Sends one request without the right key. */
function keyRule({ key, sentence, ...rest }: KeyRule): UngroupedRule {
  return {
    ...rest,
    section: sections.authentication,
    handling: 'Sends the key in the Authorization header of every request.',
    async check({ store }) {
      if (store.session.apiKey === null) return notChecked(NO_KEY)
      const reply = await store.session.send(`${store.pathOf('products')}?limit=1`, { key })
      if (isRefusal(reply)) store.unauthorizedStatus = reply.status
      if (!isSuccess(reply)) return holds(`Status ${reply.status}.`)
      return broken(sentence, reply, describeReply(reply))
    },
  }
}

export const accessRules = inGroup('access', {
  https: {
    title: 'The API is reached over HTTPS',
    section: sections.authentication,
    why: 'Without HTTPS, everybody on the way can read the key and change prices.',
    handling: 'Sends requests to the address that you give.',
    check({ store }) {
      const { protocol, hostname } = new URL(store.session.baseUrl)
      if (protocol === 'https:') return holds('')
      if (isLocal(hostname)) return notChecked('The server is on this machine.')
      return broken('The address begins with http://, so the key is readable on its way.')
    },
  },
  'response-size': {
    title: 'A page of 100 items is smaller than 8 MiB',
    section: null,
    why: 'A phone on a train never finishes such a page.',
    handling: 'Rejects larger responses. Raise maxResponseBytes, or set a smaller limit.',
    async check({ store }) {
      const { reply } = await store.page({ limit: store.maxLimit })
      if (reply.bytes <= MAX_BYTES) return holds(`${Math.ceil(reply.bytes / 1024)} KiB.`)
      return warning(`The page has ${Math.ceil(reply.bytes / 2 ** 20)} MiB.`, reply)
    },
  },
  cors: {
    title: 'A page of another origin can read the API',
    section: null,
    why: 'Without CORS, the browser of a shopper cannot read the products directly.',
    handling: 'The proxy of storefront-react/server reads them on your own origin.',
    async check(context) {
      const { preflight, isAllowed, reason } = await probeCors(context)
      if (isAllowed) return holds('')
      return warning(
        `A browser cannot send requests from an unknown origin: ${reason}.`,
        preflight,
        String(preflight.status),
      )
    },
  },
  cache: {
    title: 'No shared cache can serve products without the key, or keep an error',
    section: null,
    why: 'A cache in front of the store shows old prices, or an error for hours.',
    handling: 'Keeps lists for one minute in the page. What a cache on the way does, it cannot see.',
    async check({ store }) {
      const { reply } = await store.page()
      const control = reply.headers.get('cache-control') ?? ''
      const isShared = /\bpublic\b|s-maxage=[1-9]/i.test(control)
      if (isShared && !/authorization|\*/i.test(reply.headers.get('vary') ?? '')) {
        return warning(
          'A shared cache may answer without the key: add Vary: Authorization, or private.',
          reply,
          `cache-control: ${control}`,
        )
      }
      const error = await store.get('/doctor-unknown')
      const errorControl = error.headers.get('cache-control') ?? ''
      if (error.status >= 400 && /max-age=(?:[6-9]\d|\d{3,})|immutable/i.test(errorControl)) {
        return warning(
          'An error may be cached for a minute or longer.',
          error,
          `cache-control: ${errorControl}`,
        )
      }
      return holds(control === '' ? 'No Cache-Control header.' : control)
    },
  },
})

/** Checked late, because other rules send the requests that are measured. */
export const lateAccessRules = inGroup('access', {
  latency: {
    title: 'A page arrives within a second',
    section: null,
    why: 'Shoppers leave slow shops.',
    handling: 'Shows cached pages at once and loads the next page before its button is in view.',
    check({ store }) {
      const times = store.session.latencies
      if (times.length < MIN_REQUESTS) return notChecked('Too few requests.')
      if (medianOf(times) <= SLOW_MS) return holds('')
      return warning(`Half of the requests took longer than ${medianOf(times)} ms.`)
    },
  },
})

/** Rules that send wrong keys. Checked last, because a server may block the sender after them. */
export const keyRules = inGroup('access', {
  'key-not-echoed': {
    title: 'No response repeats the key',
    section: sections.authentication,
    why: 'Anyone who sees the response, a log or a cache has the key.',
    handling: 'Removes the key from responses and errors.',
    check({ store }) {
      if (store.session.apiKey === null) return notChecked(NO_KEY)
      const { echo } = store.session
      return echo ? broken('A response contains the key.', echo, '[the key]') : holds('')
    },
  },
  'key-in-query': {
    title: 'A key in the address is not accepted',
    section: sections.authentication,
    why: 'Addresses are kept in histories, logs and referrers, and the key with them.',
    handling: 'Never puts the key into an address.',
    async check({ store, probesQueryKey }) {
      const { session } = store
      if (session.apiKey === null) return notChecked(NO_KEY)
      if (!probesQueryKey)
        return notChecked('Only checked with --probe-query-key, because servers log addresses.')
      const open = await session.send(`${store.pathOf('products')}?limit=1`, { key: null })
      if (isSuccess(open)) return notChecked('The server needs no key.')
      for (const name of KEY_NAMES) {
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
  },
  'no-key': keyRule({
    title: 'A request without a key is refused',
    why: 'Anybody can copy the catalogue, and a cache may answer without the key.',
    key: null,
    sentence: 'A request without a key got the products.',
  }),
  'wrong-key': keyRule({
    title: 'A wrong key is refused',
    why: 'A key that was withdrawn still works.',
    key: 'doctor-wrong-key',
    sentence: 'A wrong key got the products.',
  }),
})
