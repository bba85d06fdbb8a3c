import {
  describeReply,
  isRefusal,
  isServerError,
  isSuccess,
  NO_RESPONSE,
  statusOf,
} from '../session/reply.js'
import { singleProductPath } from '../survey/single-product.js'
import { broken, holds, notChecked, warning } from './findings.js'
import { inGroup, sections, type RuleContext, type UngroupedRule } from './rule.js'

/** The default of `maxResponseBytes`. */
const MAX_BYTES = 8 * 2 ** 20
const SLOW_MS = 1000
const VERY_SLOW_MS = 3000
const MAX_FAILED_SHARE = 0.02
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
      ? `the preflight request got ${statusOf(preflight)}`
      : !['*', ORIGIN].includes(header('origin'))
        ? 'Access-Control-Allow-Origin does not allow another origin'
        : !/\bauthorization\b/i.test(header('headers'))
          ? 'Access-Control-Allow-Headers does not name Authorization'
          : ''
  if (reason !== '') return { reply: preflight, reason }
  // A browser checks the response itself too, also that of an error.
  const responses = [
    [
      'a page',
      await store.session.send(`${store.pathOf('products')}?limit=1`, { headers: { origin: ORIGIN } }),
    ],
    ['an error', await store.session.send('/doctor-unknown', { headers: { origin: ORIGIN } })],
  ] as const
  for (const [name, reply] of responses) {
    const origin = reply.headers.get('access-control-allow-origin') ?? ''
    if (['*', ORIGIN].includes(origin)) continue
    return {
      reply,
      reason:
        origin === ''
          ? `the response with ${name} has no Access-Control-Allow-Origin`
          : `Access-Control-Allow-Origin of ${name} is "${origin}"`,
    }
  }
  return { reply: preflight, reason }
}

export const medianOf = (sorted: readonly number[]): number =>
  Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
export const p95Of = (sorted: readonly number[]): number =>
  Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0)

const changeLastLetter = (key: string) => key.slice(0, -1) + (key.endsWith('x') ? 'y' : 'x')
const swapCase = (key: string) =>
  key.replaceAll(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  )

const NO_KEY = 'No key was given.'
/** Names of a parameter that could carry the key. */
const KEY_NAMES = ['api_key', 'apiKey', 'key', 'access_token', 'token']

interface WrongKey {
  readonly key: string | null
  readonly keyInShell?: string
}

interface KeyRule extends Pick<UngroupedRule, 'title' | 'why'> {
  /** Keys that must be refused, and how a shell writes them. */
  readonly keysOf: (key: string) => readonly WrongKey[]
  /** More of them, for the list only: each door more is a request more. */
  readonly listKeysOf?: (key: string) => readonly WrongKey[]
  readonly name: string
}

/** Doors that a server may have forgotten to lock. */
async function doorsOf({ store, survey }: RuleContext): Promise<readonly string[]> {
  const [pair] = await survey.singles().catch(() => [])
  const lists: string[] = []
  for (const name of ['collections', 'pages', 'menus']) {
    const reply = await store.reply({ limit: 100 }, name).catch(() => undefined)
    if (reply && isSuccess(reply)) lists.push(`${store.pathOf(name)}?limit=1`)
  }
  return [
    `${store.pathOf('products')}?limit=1`,
    ...(pair && isSuccess(pair.reply) ? [singleProductPath(store, String(pair.listed['id']))] : []),
    ...lists,
  ]
}

/** Sends requests without the right key to several paths. */
function keyRule({ keysOf, listKeysOf = () => [], name, ...rest }: KeyRule): UngroupedRule {
  return {
    ...rest,
    section: sections.authentication,
    handling: 'Sends the key in the Authorization header of every request.',
    async check(context) {
      const { session } = context.store
      if (session.apiKey === null) return notChecked(NO_KEY)
      const statuses = new Set<string>()
      for (const [index, path] of (await doorsOf(context)).entries()) {
        const more = index === 0 ? listKeysOf(session.apiKey) : []
        for (const wrongKey of [...keysOf(session.apiKey), ...more]) {
          const reply = await session.send(path, wrongKey)
          if (isRefusal(reply) && reply.status !== 429) context.store.unauthorizedStatus ??= reply.status
          if (isSuccess(reply)) return broken(`${name} got an answer.`, reply, describeReply(reply))
          // A server may slow down or drop who sends wrong keys.
          const isBlocked = reply.status === NO_RESPONSE || reply.headers.has('retry-after')
          if (isServerError(reply) && !isBlocked)
            return broken(`${name} makes the server fail.`, reply, describeReply(reply))
          statuses.add(statusOf(reply))
        }
      }
      return holds(`Refused: ${[...statuses].join(', ')}.`)
    },
  }
}

export const accessRules = inGroup('access', {
  https: {
    title: 'The API is reached over HTTPS',
    section: sections.authentication,
    why: 'Without HTTPS, everybody on the way can read the key and change prices.',
    handling: 'Sends requests to the address that you give.',
    async check({ store }) {
      const { protocol, hostname } = new URL(store.session.baseUrl)
      if (protocol === 'https:') return holds('')
      if (isLocal(hostname)) return notChecked('The server is on this machine.')
      const { reply } = await store.page()
      return broken('The address begins with http://, so the key is readable on its way.', reply)
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
      const { reply, reason } = await probeCors(context)
      if (reason === '') return holds('')
      return warning(
        `A browser cannot send requests from an unknown origin: ${reason}.`,
        reply,
        String(reply.status),
      )
    },
  },
})

/** Checked late, because other rules send the requests that are measured. */
export const lateAccessRules = inGroup('access', {
  reliable: {
    title: 'Requests succeed at the first attempt',
    section: null,
    why: 'One shopper in fifty waits for a second attempt, or sees an error.',
    handling: 'Repeats a request that failed up to three times in a browser, and never on a server.',
    check({ store }) {
      const { repeated, requests } = store.session
      const count = `${repeated.length} of ${requests} requests failed and succeeded when they were repeated.`
      if (repeated.length <= 1) return holds(repeated.length === 0 ? `${requests} requests.` : count)
      const report = repeated.length > requests * MAX_FAILED_SHARE ? broken : warning
      const received = repeated.slice(0, 3).map(({ reply, failure }) => `${reply.request}: ${failure}`)
      return report(count, repeated[0]?.reply, received.join('; '))
    },
  },
  latency: {
    title: 'A page arrives within a second',
    section: null,
    why: 'Shoppers leave slow shops.',
    handling: 'Shows cached pages at once and loads the next page before its button is in view.',
    check({ store }) {
      const times = store.session.latencies
      if (times.length < MIN_REQUESTS) return notChecked('Too few requests.')
      if (medianOf(times) <= SLOW_MS) {
        if (p95Of(times) <= VERY_SLOW_MS) return holds('')
        return warning(`One request in twenty took longer than ${p95Of(times)} ms.`)
      }
      return warning(`Half of the requests took longer than ${medianOf(times)} ms.`)
    },
  },
})

/**
 * Rules that send wrong keys. Checked last, because a server may block the sender after them. And the rule about caches, after
 * all that shows whether products changed.
 */
export const keyRules = inGroup('access', {
  cache: {
    title: 'No cache can serve products without the key, old products, or an error',
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
      if (store.staleTag) {
        return warning(
          'Products changed, and the ETag did not: a cache keeps the old ones.',
          store.staleTag,
          `etag: ${store.staleTag.headers.get('etag') ?? ''}`,
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
    keysOf: () => [{ key: null }],
    name: 'A request without a key',
  }),
  'wrong-key': keyRule({
    title: 'A wrong key is refused',
    why: 'A key that was withdrawn still works.',
    keysOf: (key) => [
      { key: 'doctor-wrong-key' },
      // A server may compare only the beginning of a key.
      ...(key.length < 2 ? [] : [{ key: changeLastLetter(key), keyInShell: '${STOREFRONT_API_KEY%?}x' }]),
    ],
    listKeysOf: (key) => [
      { key: `${key}x`, keyInShell: '${STOREFRONT_API_KEY}x' },
      // Many databases compare texts without regard to case.
      ...(swapCase(key) === key
        ? []
        : [{ key: swapCase(key), keyInShell: '$(echo "$STOREFRONT_API_KEY" | tr A-Za-z a-zA-Z)' }]),
    ],
    name: 'A wrong key',
  }),
})
