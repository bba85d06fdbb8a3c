import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { sourcePackages } from '../../scripts/source-packages.js'
import {
  browserTests,
  inChromium,
  oldestPeers,
  optimizeDeps,
  serverTests,
  shared,
  sharedInBrowser,
} from '../../vite.config.js'
import { ASYNC_TIMEOUT_MS } from '../setup/async-timeout.js'
import { FixedOrder } from '../setup/fixed-order.js'
import { reporting } from '../setup/reporters.js'
import { serveLateImages } from '../setup/serve-late-images.js'
import { serveMswWorker } from '../setup/serve-msw-worker.js'

// The tests of components with the oldest peers. Not part of `npm test`, which runs them with the newest.
export default defineConfig({
  plugins: [react()],
  resolve: { alias: [...sourcePackages, ...oldestPeers] },
  test: {
    // Long enough for a busy machine with few cores.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    sequence: { sequencer: FixedOrder },
    expect: { poll: { timeout: ASYNC_TIMEOUT_MS } },
    ...reporting,
    projects: [
      {
        extends: true,
        test: {
          name: 'oldest-peers',
          environment: 'jsdom',
          include: ['{src,packages/*/src}/**/*.test.tsx', 'test/peers/**/*.test.tsx'],
          exclude: [browserTests, serverTests],
          // Node resolves the dependencies' own imports without Vite's aliases.
          execArgv: ['--import', fileURLToPath(new URL('resolve-oldest.mjs', import.meta.url))],
          setupFiles: ['test/setup/unit.ts', 'test/setup/dom.ts', 'test/peers/without-act.ts'],
          ...shared,
        },
      },
      // Layout, focus and scrolling.
      {
        extends: true,
        plugins: [serveMswWorker(), serveLateImages()],
        cacheDir: 'node_modules/.vite/oldest-peers',
        optimizeDeps,
        test: {
          name: 'oldest-peers-in-chromium',
          sequence: { groupOrder: 1 },
          include: [`{src,packages/*/src}/${browserTests}`, 'src/variant-picker/variant-picker.test.tsx'],
          exclude: ['**/slow.browser.test.tsx'],
          setupFiles: ['test/setup/browser.ts'],
          ...sharedInBrowser,
          browser: inChromium(),
        },
      },
    ],
  },
})
