import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

import { findFirefox, findWebKit } from '../../scripts/find-other-browsers.js'
import { sourcePackages } from '../../scripts/source-packages.js'
import { optimizeDeps } from '../../vite.config.js'
import { ASYNC_TIMEOUT_MS } from '../setup/async-timeout.js'
import { serveLateImages } from '../setup/serve-late-images.js'
import { reporting } from '../setup/reporters.js'
import type { Driver } from './drivers/driver.js'
import { startFirefox } from './drivers/firefox.js'
import { startWebKit } from './drivers/webkit.js'
import { webdriver } from './provider.js'
import { reportSkips } from './report-skips.js'
import { VIEWPORT } from './viewport.js'

const firefox = findFirefox()
const webkit = findWebKit()
const browsers: Readonly<Record<string, () => Promise<Driver>>> = {
  ...(firefox && { firefox: () => startFirefox(firefox) }),
  ...(webkit && { webkit: () => startWebKit(webkit) }),
}

/** Lists, back navigation, pictures, picker, grid and URL. `slow.browser.test.tsx` needs a slower processor, which only Chromium simulates. */
const include = ['src/{dom,product-image,product-list,url,variant-picker,virtual}/**/*.browser.test.tsx']

const projects: TestProjectInlineConfiguration[] = Object.entries(browsers).map(([name, start], index) => ({
  extends: true,
  cacheDir: `node_modules/.vite/${name}`,
  test: {
    name,
    // One browser at a time, because browsers in parallel slow each other down.
    sequence: { groupOrder: index },
    include,
    exclude: ['**/slow.browser.test.tsx'],
    setupFiles: ['test/setup/browser.ts', 'test/browsers/setup.ts'],
    browser: {
      enabled: true,
      // With its user interface, Vitest scales the frame.
      headless: true,
      screenshotFailures: false,
      viewport: { width: VIEWPORT[0], height: VIEWPORT[1] },
      ...webdriver(name, start),
      // Vitest's types list the browsers of Playwright only.
      instances: [{ browser: name as 'chromium' }],
    },
  },
}))

export default defineConfig({
  plugins: [react(), serveLateImages()],
  resolve: { alias: sourcePackages },
  optimizeDeps: { ...optimizeDeps, include: [...optimizeDeps.include, '@vitest/browser/locators'] },
  test: {
    passWithNoTests: true,
    include: [],
    // Long enough for a busy machine with few cores.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: ASYNC_TIMEOUT_MS } },
    // Vitest reads this option only here.
    browser: { connectTimeout: 300_000 },
    ...reporting,
    reporters: [...reporting.reporters, reportSkips],
    // Vitest refuses an empty list of projects.
    ...(projects.length > 0 && { projects }),
  },
})
