// @vitest-environment node
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { histories } from './history.js'
import { runHistory } from './run-history.js'

test('a list keeps every invariant in 2,000 random histories', { timeout: 600_000 }, async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const passed = vi.fn()
  await fc.assert(
    fc.asyncProperty(histories, fc.scheduler(), async (history, scheduler) => {
      await runHistory(history, { scheduler })
      passed()
    }),
    // A fixed seed, so that a failure comes from a code change; `npm run test:histories` uses a new seed.
    { numRuns: 2000, seed: 1 },
  )
  expect(passed).toHaveBeenCalledTimes(2000)
})
