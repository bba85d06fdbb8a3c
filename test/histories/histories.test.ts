// @vitest-environment node
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { histories } from './history.js'
import { runHistory } from './run-history.js'

test('no history loses its place, repeats an item or gets stuck', { timeout: 600_000 }, async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const lived = vi.fn()
  await fc.assert(
    fc.asyncProperty(histories, fc.scheduler(), async (history, scheduler) => {
      await runHistory(history, { scheduler })
      lived()
    }),
    // The same ones each time, so that a change is what fails; `npm run test:histories` lives through new ones.
    { numRuns: 2000, seed: 1 },
  )
  expect(lived).toHaveBeenCalledTimes(2000)
})
