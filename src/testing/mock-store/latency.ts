import { seededRandom } from '../random/seeded-random.js'
import type { MockRequest } from './request-log.js'

/** In milliseconds. The same seed (default 1) gives the same random delays. */
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
