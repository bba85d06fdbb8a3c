import { holds, notChecked, warning, type Rule } from '../rule.js'

const SLOW_MS = 1000
const MIN_REQUESTS = 5

export const medianOf = (sorted: readonly number[]): number =>
  Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
export const p95Of = (sorted: readonly number[]): number =>
  Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0)

export const latency: Rule = {
  id: 'latency',
  group: 'access',
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
}
