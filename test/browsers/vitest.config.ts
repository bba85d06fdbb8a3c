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

const projects: TestProjectInlineConfiguration[] = Object.entries(browsers).map(([name, start], index) => ({
  extends: true,
  cacheDir: `node_modules/.vite/${name}`,
  test: {
    name,
    // One browser at a time, because browsers in parallel slow each other down.
    sequence: { groupOrder: index },
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
const hasBrowser = projects.length > 0

export default defineConfig({
  plugins: [react(), serveLateImages()],
  resolve: { alias: sourcePackages },
  optimizeDeps: { ...optimizeDeps, include: [...optimizeDeps.include, '@vitest/browser/locators'] },
  test: {
    // Lists, back navigation, pictures, picker, grid and URL. Not a setting of each project, so that knip finds the files on a
    // machine without these browsers too.
    include: [
      'src/{dom,product-list,url,variant-picker,virtual}/**/*.browser.test.tsx',
      'src/product/{gallery,image}/**/*.browser.test.tsx',
    ],
    // `slow.browser.test.tsx` needs a slower processor, which only Chromium simulates.
    exclude: hasBrowser ? ['**/slow.browser.test.tsx'] : ['**'],
    passWithNoTests: !hasBrowser,
    setupFiles: ['test/setup/browser.ts', 'test/browsers/setup.ts'],
    // Long enough for a busy machine with few cores.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: ASYNC_TIMEOUT_MS } },
    // Vitest reads this option only here.
    browser: { connectTimeout: 300_000 },
    ...reporting,
    reporters: [...reporting.reporters, reportSkips],
    // Vitest refuses an empty list of projects.
    ...(hasBrowser && { projects }),
  },
})
