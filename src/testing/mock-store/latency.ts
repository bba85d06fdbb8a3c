import { seededRandom } from '../random/seeded-random.js'
import type { MockRequest } from './request-log.js'

/**
 * Delay of a response, in milliseconds: a fixed delay, a random delay from a range (the same seed gives
 * the same delays; default seed 1), or a function of the request.
 */
export type MockLatency =
  | number
  | { readonly from: number; readonly to: number; readonly seed?: number | undefined }
  | ((request: MockRequest) => number)

export function createLatency(latency: MockLatency): (request: MockRequest) => number {
  if (typeof latency === 'number') return () => latency
  if (typeof latency === 'function') return latency
  const random = seededRandom(latency.seed ?? 1)
  return () => latency.from + random() * (latency.to - latency.from)
}
