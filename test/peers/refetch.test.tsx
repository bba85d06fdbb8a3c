import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import { randomRuns, runs } from '../setup/random-runs.js'
import { refetchHistories } from '../histories/refetch-history.js'
import { runRefetchHistory } from '../histories/run-refetch-history.js'

test(
  `a refetch keeps what is on screen in ${runs(60)} random histories with the oldest peers`,
  { timeout: 120_000 },
  async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const passed = vi.fn()
    await fc.assert(
      fc.asyncProperty(refetchHistories, async (history) => {
        await runRefetchHistory(history)
        passed()
      }),
      randomRuns(60, 3),
    )
    expect(passed).toHaveBeenCalledTimes(runs(60))
  },
)
