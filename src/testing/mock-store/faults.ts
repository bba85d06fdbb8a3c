import { seededRandom } from '../random/seeded-random.js'
import type { MockRequest } from './request-log.js'

/** A fault with its details. */
export type MockFaultDetails =
  /** An error answer in the dialect's body shape, or with `body` as JSON. `retryAfter` is in seconds, or an HTTP date. */
  | {
      readonly kind?: 'status' | undefined
      readonly status: number
      readonly body?: unknown
      readonly headers?: Readonly<Record<string, string>> | undefined
      readonly retryAfter?: number | string | undefined
    }
  /** Never answers; ends only when the request is aborted. */
  | { readonly kind: 'timeout' }
  /** The connection drops: before any answer, or after that many bytes of the body. */
  | { readonly kind: 'disconnect'; readonly afterBytes?: number | undefined }
  /** The body stops early (default: half way) although the answer looks complete. */
  | { readonly kind: 'truncated'; readonly atBytes?: number | undefined }
  /** A web page where JSON was due, as from a proxy. Default status 200. */
  | { readonly kind: 'html'; readonly status?: number | undefined; readonly html?: string | undefined }
  /** JSON of an unexpected shape. Default `{"ok":true}` with status 200. */
  | { readonly kind: 'wrong-json'; readonly status?: number | undefined; readonly body?: unknown }
  /** The right answer, dripping: its body takes `durationMs` (default 1000) in `chunks` pieces (default 10). */
  | {
      readonly kind: 'slow'
      readonly durationMs?: number | undefined
      readonly chunks?: number | undefined
    }

/** What goes wrong: a status, a kind of fault with its defaults, or a kind with details. */
export type MockFault =
  number | 'timeout' | 'disconnect' | 'truncated' | 'html' | 'wrong-json' | 'slow' | MockFaultDetails

/** Which requests a fault hits; all conditions that are given must hold. */
export interface MockFaultRule {
  /** The path below the prefix, e.g. `/products`; a pattern for it; or any test of the request. */
  readonly path?: string | RegExp | ((request: MockRequest) => boolean) | undefined
  /** How many requests it hits before it ends. Default: no end. */
  readonly times?: number | undefined
  /** How many matching requests pass before it begins. Default 0. */
  readonly skip?: number | undefined
  /** The share of matching requests that it hits, 0 to 1. Default 1. */
  readonly probability?: number | undefined
  /** Seed of the draws for `probability`. Default 1. */
  readonly seed?: number | undefined
}

const KINDS = ['timeout', 'disconnect', 'truncated', 'html', 'wrong-json', 'slow'] as const

function detailsOf(fault: MockFault): MockFaultDetails {
  const details =
    typeof fault === 'number' ? { status: fault } : typeof fault === 'string' ? { kind: fault } : fault
  if ('status' in details && details.status !== undefined) {
    if (!Number.isInteger(details.status) || details.status < 200 || details.status > 599) {
      throw new TypeError(`mock store: a fault's status must be from 200 to 599, not ${details.status}.`)
    }
  } else if (!KINDS.some((kind) => kind === details.kind)) {
    throw new TypeError(
      `mock store: there is no fault "${details.kind}". Known: a status, ${KINDS.join(', ')}.`,
    )
  }
  return details
}

function matchesPath(path: MockFaultRule['path'], request: MockRequest): boolean {
  if (path === undefined) return true
  if (typeof path === 'string') return request.path === path
  return typeof path === 'function' ? path(request) : request.path.search(path) >= 0
}

interface ArmedFault {
  /** Whether the fault hits this request; counts it if so. */
  take(request: MockRequest): boolean
  readonly details: MockFaultDetails
}

/** The faults in waiting; the first rule that hits a request decides. */
export class Faults {
  readonly #armed = new Set<ArmedFault>()

  add(fault: MockFault, { path, times = Infinity, skip = 0, probability = 1, seed = 1 }: MockFaultRule) {
    const random = seededRandom(seed)
    let seen = 0
    let hits = 0
    const armed: ArmedFault = {
      details: detailsOf(fault),
      take: (request) => {
        if (!matchesPath(path, request)) return false
        seen += 1
        if (seen <= skip || random() >= probability) return false
        hits += 1
        if (hits >= times) this.#armed.delete(armed)
        return true
      },
    }
    if (times > 0) this.#armed.add(armed)
    return () => void this.#armed.delete(armed)
  }

  take(request: MockRequest): MockFaultDetails | undefined {
    for (const armed of this.#armed) if (armed.take(request)) return armed.details
    return undefined
  }

  clear(): void {
    this.#armed.clear()
  }
}
