import { seededRandom } from '../../random/seeded-random.js'
import type { MockRequest } from '../request-log.js'

/** In milliseconds. The same seed (default 1) gives the same random delays. */
export type MockLatency =
  | number
  | { readonly from: number; readonly to: number; readonly seed?: number | undefined }
  | ((request: MockRequest) => number)

/** A timer with a longer delay fires at once. */
const MAX_LATENCY_MS = 2 ** 31 - 1

/** @throws TypeError for a delay that no timer can wait */
export function createLatency(latency: MockLatency): (request: MockRequest) => number {
  const bounds = typeof latency === 'object' ? [latency.from, latency.to] : [latency]
  if (bounds.some((ms) => typeof ms !== 'function' && !(ms >= 0 && ms <= MAX_LATENCY_MS))) {
    throw new TypeError(`mock store: latency must be from 0 to ${MAX_LATENCY_MS} milliseconds.`)
  }
  if (typeof latency === 'number') return () => latency
  if (typeof latency === 'function') return latency
  const random = seededRandom(latency.seed ?? 1)
  return () => latency.from + random() * (latency.to - latency.from)
}
