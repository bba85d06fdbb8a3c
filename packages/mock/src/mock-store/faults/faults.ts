import { seededRandom } from '../../random/seeded-random.js'
import type { MockRequest } from '../request-log.js'

/** A kind of fault, and its options. */
export type MockFaultDetails =
  /** `retryAfter`: seconds or an HTTP date. */
  | {
      readonly kind?: 'status' | undefined
      readonly status: number
      readonly body?: unknown
      readonly headers?: Readonly<Record<string, string>> | undefined
      readonly retryAfter?: number | string | undefined
    }
  /** The request stays pending until it is aborted. */
  | { readonly kind: 'timeout' }
  /** Lost before the response, or after `afterBytes` bytes of the body. */
  | { readonly kind: 'disconnect'; readonly afterBytes?: number | undefined }
  /** Default: half of the body. */
  | { readonly kind: 'truncated'; readonly atBytes?: number | undefined }
  /** A web page, as from a proxy. Default status 200. */
  | { readonly kind: 'html'; readonly status?: number | undefined; readonly html?: string | undefined }
  /** Default `{"ok":true}` with status 200. */
  | { readonly kind: 'wrong-json'; readonly status?: number | undefined; readonly body?: unknown }
  /** The correct response in `durationMs` (default 1000) and `chunks` parts (default 10). */
  | {
      readonly kind: 'slow'
      readonly durationMs?: number | undefined
      readonly chunks?: number | undefined
    }

/** An HTTP status, a kind of fault with its defaults, or a fault with options. */
export type MockFault =
  | number
  | 'timeout'
  | 'disconnect'
  | 'truncated'
  | 'html'
  | 'wrong-json'
  | 'slow'
  | MockFaultDetails

/** Which requests fail. A request must meet every given condition. */
export interface MockFaultRule {
  /** The path after the prefix, e.g. `/products`. */
  readonly path?: string | RegExp | ((request: MockRequest) => boolean) | undefined
  readonly times?: number | undefined
  /** Number of matching requests that succeed first. Default 0. */
  readonly skip?: number | undefined
  /** Share of matching requests that fail, from 0 to 1. Default 1. */
  readonly probability?: number | undefined
  /** The same seed fails the same requests. Default 1. */
  readonly seed?: number | undefined
}

const KINDS = ['timeout', 'disconnect', 'truncated', 'html', 'wrong-json', 'slow'] as const

function detailsOf(fault: MockFault): MockFaultDetails {
  const details =
    typeof fault === 'number' ? { status: fault } : typeof fault === 'string' ? { kind: fault } : fault
  if ('status' in details && details.status !== undefined) {
    if (!Number.isInteger(details.status) || details.status < 200 || details.status > 599) {
      throw new TypeError(
        `mock store: the status of a fault must be an integer from 200 to 599, not ${details.status}.`,
      )
    }
  } else if (!KINDS.some((kind) => kind === details.kind)) {
    throw new TypeError(
      `mock store: unknown fault "${details.kind}". Known faults: an HTTP status, ${KINDS.join(', ')}.`,
    )
  }
  return details
}

function matchesPath(path: MockFaultRule['path'], request: MockRequest): boolean {
  if (path === undefined) return true
  if (typeof path === 'string') return request.path === path
  return typeof path === 'function' ? path(request) : request.path.search(path) >= 0
}

interface ActiveFault {
  take(request: MockRequest): boolean
  readonly details: MockFaultDetails
}

/** The first fault that matches a request applies. */
export class Faults {
  readonly #active = new Set<ActiveFault>()

  add(fault: MockFault, { path, times = Infinity, skip = 0, probability = 1, seed = 1 }: MockFaultRule) {
    const random = seededRandom(seed)
    let seen = 0
    let hits = 0
    const active: ActiveFault = {
      details: detailsOf(fault),
      take: (request) => {
        if (!matchesPath(path, request)) return false
        seen += 1
        if (seen <= skip || random() >= probability) return false
        hits += 1
        if (hits >= times) this.#active.delete(active)
        return true
      },
    }
    if (times > 0) this.#active.add(active)
    return () => void this.#active.delete(active)
  }

  take(request: MockRequest): MockFaultDetails | undefined {
    for (const active of this.#active) if (active.take(request)) return active.details
    return undefined
  }

  clear(): void {
    this.#active.clear()
  }
}
