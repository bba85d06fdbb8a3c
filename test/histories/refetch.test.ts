import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { refetchHistories } from './refetch-history.js'
import { runRefetchHistory } from './run-refetch-history.js'

test('a refetch keeps the rows of the reader in 500 random histories', { timeout: 120_000 }, async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const passed = vi.fn()
  await fc.assert(
    fc.asyncProperty(refetchHistories, async (history) => {
      await runRefetchHistory(history)
      passed()
    }),
    { numRuns: 500, seed: 1 },
  )
  expect(passed).toHaveBeenCalledTimes(500)
})
