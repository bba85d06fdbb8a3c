import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'

import { randomRuns } from '../setup/random-runs.js'
import { cartHistories } from './history.js'
import { checkoutCounts, runCartHistory } from './run-history.js'

afterEach(() => vi.unstubAllGlobals())

it('loses no line and places no wrong order in tabs whose views of a failing storage are late', async () => {
  vi.stubGlobal('window', undefined)
  vi.stubGlobal('document', undefined)
  const result = await fc.check(fc.asyncProperty(cartHistories, runCartHistory), randomRuns(500, 4))
  expect(result.errorInstance).toBeNull()
  expect(checkoutCounts.ordered).toBeGreaterThan(0)
})
