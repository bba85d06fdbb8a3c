import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { histories } from './history.js'
import { runHistory } from './run-history.js'

test('a list keeps every invariant in 500 random histories', { timeout: 120_000 }, async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const passed = vi.fn()
  await fc.assert(
    fc.asyncProperty(histories, fc.scheduler(), async (history, scheduler) => {
      await runHistory(history, { scheduler })
      passed()
    }),
    // A fixed seed, so that a failure comes from a code change; `npm run test:long histories` runs more, with a new seed.
    { numRuns: 500, seed: 1 },
  )
  expect(passed).toHaveBeenCalledTimes(500)
})
