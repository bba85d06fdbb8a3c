import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { sourcePackages } from '../../scripts/source-packages.js'
import { browserTests, inChromium, oldestPeers, optimizeDeps, sharedInBrowser } from '../../vite.config.js'
import { ASYNC_TIMEOUT_MS } from '../setup/async-timeout.js'
import { FixedOrder } from '../setup/fixed-order.js'
import { reporting } from '../setup/reporters.js'
import { serveLateImages } from '../setup/serve-late-images.js'
import { serveMswWorker } from '../setup/serve-msw-worker.js'

// Layout, focus and scrolling with the oldest peers. The project `oldest-peers` of `npm test` runs the other tests in jsdom.
export default defineConfig({
  plugins: [react(), serveMswWorker(), serveLateImages()],
  cacheDir: 'node_modules/.vite/oldest-peers',
  optimizeDeps,
  resolve: { alias: [...sourcePackages, ...oldestPeers] },
  test: {
    name: 'oldest-peers-in-chromium',
    include: [`{src,packages/*/src}/${browserTests}`, 'src/variant-picker/variant-picker.test.tsx'],
    exclude: ['**/slow.browser.test.tsx'],
    setupFiles: ['test/setup/browser.ts'],
    ...sharedInBrowser,
    sequence: { sequencer: FixedOrder },
    browser: inChromium(),
    // Long enough for a busy machine with few cores.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: ASYNC_TIMEOUT_MS } },
    ...reporting,
  },
})
