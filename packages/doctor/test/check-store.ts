import type { DoctorReport } from 'storefront-doctor'
import type { MockStore } from 'storefront-mock'

import { examine, type DoctorOptions } from '../src/run-doctor.js'
import { firedRules, impatientClock } from './check.js'
import { expectedOf, type RandomStore } from './random-dialects.js'

export const checkStore = (store: MockStore, options: Partial<DoctorOptions> = {}): Promise<DoctorReport> =>
  examine({ baseUrl: store.baseUrl, apiKey: store.apiKey, fetch: store.fetch, ...options }, impatientClock)

/** Rules that complain about a store that keeps them all, and pages that the doctor could not read. */
export function findFalseAlarms(random: RandomStore, report: DoctorReport): string[] {
  const expected = expectedOf(random)
  const fired = firedRules(report).filter((rule) => !expected.includes(rule))
  const unread = report.results.filter(({ detail }) => detail.includes('did not return a list'))
  return [
    ...fired,
    ...unread.map(({ rule }) => `${rule} (not read)`),
    ...(report.stopped === undefined ? [] : [report.stopped]),
    ...(report.changedDuringCheck ? ['changed'] : []),
  ].map((alarm) => `${random.seed}: ${alarm} ${JSON.stringify(random.dialect)}`)
}
