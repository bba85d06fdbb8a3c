import { availableParallelism } from 'node:os'

import { defineConfig } from 'vitest/config'

import { ASYNC_TIMEOUT_MS } from '../setup/async-timeout.js'
import { reporting } from '../setup/reporters.js'

/** Apps that install the packed package. Not part of `npm test`, because installing and building them takes minutes. */
export default defineConfig({
  test: {
    ...reporting,
    // A file waits for npm, for a server and for frames about a third of its time, so three files keep two cores busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    testTimeout: 180_000,
    // Installs and builds an app, also on a busy machine.
    hookTimeout: 900_000,
    expect: { poll: { timeout: ASYNC_TIMEOUT_MS } },
    projects: ['examples', 'create', 'tutorial', 'blocks', 'compat'].map((name) => ({
      extends: true as const,
      test: { name, include: [`test/${name}/*.test.ts`], globalSetup: ['test/package/pack-once.ts'] },
    })),
  },
})
