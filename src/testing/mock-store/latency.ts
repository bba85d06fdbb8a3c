import { seededRandom } from '../random/seeded-random.js'
import type { MockRequest } from './request-log.js'

/**
 * How long answers take, in milliseconds: always the same, drawn from a range (the same draws for the
 * same seed), or decided for each request.
 */
export type MockLatency =
  | number
  | { readonly from: number; readonly to: number; readonly seed?: number | undefined }
  | ((request: MockRequest) => number)

export function latencyDraw(latency: MockLatency): (request: MockRequest) => number {
  if (typeof latency === 'number') return () => latency
  if (typeof latency === 'function') return latency
  const random = seededRandom(latency.seed ?? 1)
  return () => latency.from + random() * (latency.to - latency.from)
}
