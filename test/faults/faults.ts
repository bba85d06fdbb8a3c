import type { MockFault, MockStore } from 'storefront-mock'

import type { StorefrontErrorCode } from '../../src/core/index.js'

export interface Fault {
  readonly name: string
  /** `undefined`: the hooks recover before the shopper notices. */
  readonly code: StorefrontErrorCode | undefined
  readonly retryable: boolean
  /** The client repeats the request at once, because nothing has read it. */
  readonly isRepeated?: boolean
  /** Status of the proxy. */
  readonly proxyStatus: number
  /** Milliseconds that the server asked to wait. */
  readonly retryAfterMs?: number
  /** @param foreignUrl base URL of a store on another origin */
  readonly start: (store: MockStore, foreignUrl: string) => void
}

const always = (fault: MockFault) => (store: MockStore) => void store.failWhen({}, fault)

function status(value: number, code: StorefrontErrorCode, retryable: boolean, proxyStatus = value): Fault {
  return { name: String(value), code, retryable, proxyStatus, start: always(value) }
}

function invalid(name: string, fault: MockFault): Fault {
  return { name, code: 'invalid-response', retryable: false, proxyStatus: 502, start: always(fault) }
}

// `id` makes the response a single item too.
const wrongTypes = {
  id: 7,
  data: [{ id: 7, name: null, variants: 'none' }],
  has_more: 'yes',
  total_count: {},
}

export const faults: readonly Fault[] = [
  status(400, 'bad-request', false),
  status(401, 'authentication', false, 502),
  status(403, 'authentication', false, 502),
  status(404, 'not-found', false),
  status(409, 'http', false),
  status(422, 'bad-request', false),
  status(500, 'server', true, 502),
  status(502, 'server', true, 502),
  status(503, 'server', true),
  { name: 'timeout', code: 'timeout', retryable: true, proxyStatus: 504, start: always('timeout') },
  {
    name: 'dropped connection',
    code: 'network',
    retryable: true,
    isRepeated: true,
    proxyStatus: 502,
    start: always('disconnect'),
  },
  {
    name: 'dropped body',
    code: 'network',
    retryable: true,
    proxyStatus: 502,
    start: always({ kind: 'disconnect', afterBytes: 20 }),
  },
  {
    name: 'truncated body',
    code: 'network',
    retryable: true,
    proxyStatus: 502,
    start: always('truncated'),
  },
  invalid('HTML', 'html'),
  invalid('wrong envelope', 'wrong-json'),
  invalid('wrong types', { kind: 'wrong-json', body: wrongTypes }),
  invalid('10 MB response', { kind: 'wrong-json', body: { data: 'x'.repeat(10_000_000) } }),
  {
    name: 'slow drip',
    code: 'timeout',
    retryable: true,
    proxyStatus: 504,
    start: always({ kind: 'slow', durationMs: 60_000, chunks: 600 }),
  },
  {
    name: 'Retry-After in seconds',
    code: 'rate-limit',
    retryable: true,
    proxyStatus: 429,
    retryAfterMs: 7000,
    start: always({ status: 429, retryAfter: 7 }),
  },
  {
    name: 'Retry-After as a date',
    code: 'rate-limit',
    retryable: true,
    proxyStatus: 429,
    // A year from now, so the longest delay applies.
    retryAfterMs: 30_000,
    start: always({ status: 429, retryAfter: new Date(Date.now() + 31_536_000_000).toUTCString() }),
  },
  {
    name: 'redirect to another origin',
    code: 'network',
    retryable: true,
    proxyStatus: 502,
    start: (store, foreignUrl) =>
      void store.failWhen({}, { status: 302, headers: { location: `${foreignUrl}/products` } }),
  },
  {
    name: 'offline, then online',
    code: undefined,
    retryable: true,
    isRepeated: true,
    proxyStatus: 502,
    start: (store) => void store.failWhen({ times: 3 }, 'disconnect'),
  },
  {
    name: 'flapping',
    code: undefined,
    retryable: true,
    proxyStatus: 503,
    start: (store) => {
      store.failWhen({ times: 1 }, 503)
      store.failWhen({ times: 1 }, 'disconnect')
    },
  },
]
