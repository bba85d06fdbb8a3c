import type { DoctorReport } from 'storefront-doctor'

import { examine, type DoctorOptions } from '../src/run-doctor.js'
import type { Clock } from '../src/session/create-session.js'
import { KEY, type TestServer } from './test-server.js'

/** Does not wait between attempts. */
export const impatientClock: Clock = { sleep: async () => {}, now: () => performance.now() }

export const checkServer = (
  server: TestServer,
  options: Partial<DoctorOptions> = {},
): Promise<DoctorReport> =>
  examine(
    {
      baseUrl: 'https://shop.test/api/v1',
      apiKey: KEY,
      fetch: server.fetch,
      probeQueryKey: true,
      ...options,
    },
    impatientClock,
  )

/** The rules that a report complains about. */
export const firedRules = ({ results }: DoctorReport): string[] =>
  results.filter(({ outcome }) => outcome === 'broken' || outcome === 'warning').map(({ rule }) => rule)
