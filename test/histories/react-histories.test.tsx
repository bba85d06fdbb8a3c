import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { randomRuns, runs } from '../setup/random-runs.js'
import { histories } from './history.js'
import { reactHooks } from './react-hook.js'
import { runHistory } from './run-history.js'

// Components re-render when a response arrives, so the test cannot wrap the updates in `act`.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))
afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

test(
  `a rendered list keeps every invariant in ${runs(50)} random histories`,
  { timeout: 120_000 },
  async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const passed = vi.fn()
    await fc.assert(
      fc.asyncProperty(histories, fc.scheduler(), async (history, scheduler) => {
        await runHistory(history, { scheduler, makeHook: reactHooks })
        passed()
      }),
      randomRuns(50),
    )
    expect(passed).toHaveBeenCalledTimes(runs(50))
  },
)
