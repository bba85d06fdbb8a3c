import { describe, expect, it } from 'vitest'
import type { DoctorReport } from 'storefront-doctor'

import { examine } from '../src/run-doctor.js'
import { attacks } from './attacks.js'
import { changedFetch, type Change } from './changed-server.js'
import { firedRules, impatientClock } from './check.js'
import { habits } from './habits.js'
import { expectCauses } from './expect-causes.js'
import { mistakes } from './mistakes.js'
import { moreMistakes } from './more-mistakes.js'
import { KEY } from './test-server.js'

const check = (change: Change): Promise<DoctorReport> =>
  examine(
    { baseUrl: 'https://shop.test/api/v1', apiKey: KEY, fetch: changedFetch(change).fetch },
    impatientClock,
  )

describe('runDoctor with a server that makes a mistake of the second table', () => {
  it.each([...moreMistakes, ...attacks])(
    'reports %s, which %s, by the rule %s',
    async (_name, _behaves, rule, change) => {
      const report = await check(change)
      expect(firedRules(report)).toContain(rule)
      expectCauses(report, rule)
      expect(report.stopped).toBeUndefined()
    },
  )

  it('knows at least 110 mistakes with the first table', () => {
    const names = [...Object.keys(mistakes), ...[...moreMistakes, ...attacks].map(([name]) => name)]
    expect(new Set(names).size).toBeGreaterThanOrEqual(110)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('runDoctor with a healthy server', () => {
  it.each(habits)('raises no alarm if it %s', async (_name, change) => {
    const report = await check(change)
    expect(report.results.filter(({ outcome }) => outcome === 'broken' || outcome === 'warning')).toEqual([])
    expect(report.stopped).toBeUndefined()
  })

  it('knows at least 60 habits', () => {
    expect(new Set(habits.map(([name]) => name)).size).toBeGreaterThanOrEqual(60)
  })
})
