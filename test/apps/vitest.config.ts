import { defineConfig } from 'vitest/config'

import { ASYNC_TIMEOUT_MS } from '../setup/async-timeout.js'
import { reporting } from '../setup/reporters.js'

/** Apps that install the packed package. Not part of `npm test`, because installing and building them takes minutes. */
export default defineConfig({
  test: {
    ...reporting,
    // Vitest would leave one core free, which is half of a small machine.
    maxWorkers: '100%',
    testTimeout: 180_000,
    // Installs and builds an app, also on a busy machine.
    hookTimeout: 900_000,
    expect: { poll: { timeout: ASYNC_TIMEOUT_MS } },
    projects: ['examples', 'tutorial', 'blocks', 'compat'].map((name) => ({
      extends: true as const,
      test: { name, include: [`test/${name}/*.test.ts`], globalSetup: ['test/package/pack-once.ts'] },
    })),
  },
})
