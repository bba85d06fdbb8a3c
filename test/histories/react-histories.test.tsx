import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { histories } from './history.js'
import { reactHooks } from './react-hook.js'
import { runHistory } from './run-history.js'

// Updates come when the store answers, as they do on a page, and not where a test could wrap them.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))
afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

test(
  'what is rendered never loses its place, repeats an item or gets stuck',
  { timeout: 600_000 },
  async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const lived = vi.fn()
    await fc.assert(
      fc.asyncProperty(histories, fc.scheduler(), async (history, scheduler) => {
        await runHistory(history, { scheduler, makeHook: reactHooks })
        lived()
      }),
      { numRuns: 200, seed: 1 },
    )
    expect(lived).toHaveBeenCalledTimes(200)
  },
)
