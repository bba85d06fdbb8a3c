import { availableParallelism } from 'node:os'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { installedBlocks } from './.storybook/blocks.js'
import { ASYNC_TIMEOUT_MS } from './test/setup/async-timeout.js'
import { oldestOf, PEERS } from './test/peers/oldest.mjs'
import { FixedOrder } from './test/setup/fixed-order.js'
import { reportDurations } from './test/setup/report-durations.js'
import { reporting } from './test/setup/reporters.js'
import { browserArgs, findBrowser } from './scripts/find-browser.js'
import { serveLateImages } from './test/setup/serve-late-images.js'
import { serveMswWorker } from './test/setup/serve-msw-worker.js'

export const browserTests = '**/*.browser.test.{ts,tsx}'
/** Next to the files that they test, and tests of several folders. The link node_modules/storefront-react leads to all again. */
export const tested = '{src,packages/*/src,packages/*/test,test}'
const domTests = [`${tested}/**/*.test.tsx`, `${tested}/**/*.dom.test.ts`]
export const serverTests = `${tested}/**/*.server.test.tsx`
/** Not part of `npm test`: each is a step of `.ci/run`, with a configuration of its own. */
const otherSteps = 'test/{blocks,compat,create,docs,examples,package,tutorial}/**'
/** Measure time and memory, so they run in `npm run test:package`. `npm run bench` prints the same measures. */
export const measures = ['test/hostile/growth.test.ts', 'test/server-rendering/heap.test.ts']
// Vitest writes the project's name into this object, so each project needs its own copy.
export const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions: { executablePath: findBrowser(), args: [...browserArgs] },
    // The tests run in a frame, and no frame is higher than the screen of a real device.
    contextOptions: { screen: { width: 2560, height: 1440 } },
  }),
  instances: [{ browser: 'chromium' as const }],
})
// Without this list, Vite discovers dependencies during a test and reloads the page.
export const optimizeDeps = {
  include: [
    '@tanstack/react-query',
    '@tanstack/react-virtual',
    '@testing-library/react',
    '@testing-library/user-event',
    'axe-core',
    'msw',
    'msw/browser',
    'nuqs',
    'nuqs/adapters/react',
    'nuqs/adapters/react-router/v7',
    'nuqs/server',
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'react-router',
    'tailwindcss',
    'zod/mini',
  ],
}
/**
 * Vitest would leave one core free, which is half of a small CI machine, and start a process, a document and the module
 * graph anew for each file, which takes more CPU than the tests. `--isolate` overrides the second.
 */
export const shared = { maxWorkers: '100%', isolate: false }
/** A file in a browser waits for timers and frames more than half of its time, so five files keep two cores busy. */
export const sharedInBrowser = { ...shared, maxWorkers: Math.ceil(availableParallelism() * 2.5) }
/** For files that Vite loads. */
export const oldestPeers = PEERS.map((name) => ({
  find: new RegExp(`^${name}(?=/|$)`),
  replacement: oldestOf(name),
}))

export default defineConfig({
  plugins: [react(), installedBlocks()],
  test: {
    // Long enough for a busy machine with few cores.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    sequence: { sequencer: FixedOrder },
    expect: { poll: { timeout: ASYNC_TIMEOUT_MS } },
    ...reporting,
    reporters: [...reporting.reporters, reportDurations],
    // `groupOrder` runs one browser at a time, because browsers in parallel slow each other down.
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [`${tested}/**/*.test.ts`, serverTests],
          exclude: [browserTests, '**/*.dom.test.ts', otherSteps, ...measures],
          setupFiles: ['test/setup/unit.ts'],
          // An ES module whose imports only a bundler resolves.
          server: { deps: { inline: ['typesense-instantsearch-adapter'] } },
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: domTests,
          exclude: [browserTests, serverTests, otherSteps, 'test/peers/**'],
          setupFiles: ['test/setup/unit.ts', 'test/setup/dom.ts'],
          ...shared,
        },
      },
      {
        extends: true,
        plugins: [serveMswWorker(), serveLateImages()],
        optimizeDeps,
        test: {
          name: 'browser',
          sequence: { groupOrder: 1 },
          globalSetup: ['test/browse/boutique-over-http.ts'],
          include: [`${tested}/${browserTests}`],
          setupFiles: ['test/setup/browser.ts'],
          ...sharedInBrowser,
          browser: inChromium(),
        },
      },
      {
        extends: true,
        // `npm run check:stories` renders each story without a play function, with axe: `.ci/run` runs it.
        plugins: [storybookTest({ configDir: '.storybook', tags: { include: ['play-fn'] } })],
        // Each worker loads the preview and the shop, which takes longer than the stories: no more workers than cores.
        test: { name: 'storybook', sequence: { groupOrder: 2 }, ...shared, browser: inChromium() },
      },
    ],
  },
})
