import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { ASYNC_TIMEOUT_MS } from './test/setup/async-timeout.js'
import { browserArgs, findBrowser } from './scripts/find-browser.js'
import { serveMswWorker } from './test/setup/serve-msw-worker.js'

export const browserTests = '**/*.browser.test.{ts,tsx}'
// Vitest writes the project's name into this object, so each project needs its own copy.
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({ launchOptions: { executablePath: findBrowser(), args: [...browserArgs] } }),
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
    'minisearch/SearchableMap',
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
    'zod/mini',
  ],
}
const jsonReport = process.env.VITEST_JSON_REPORT

export default defineConfig({
  plugins: [react()],
  test: {
    passWithNoTests: true,
    // Long enough for a busy machine with few cores.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: ASYNC_TIMEOUT_MS } },
    // A busy CI machine can break the timing of a browser. `.ci/run` lists each test that needed its second try.
    retry: process.env.CI ? 1 : 0,
    reporters: jsonReport ? ['default', 'json'] : ['default'],
    ...(jsonReport && { outputFile: { json: jsonReport } }),
    // `groupOrder` runs one browser at a time, because browsers in parallel slow each other down.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['{src,test}/**/*.test.{ts,tsx}'],
          exclude: [browserTests, 'test/{blocks,compat,examples,peers}/**'],
          setupFiles: ['test/setup/unit.ts'],
          // Vitest would leave one core free, which is half of a small CI machine.
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        plugins: [serveMswWorker()],
        optimizeDeps,
        test: {
          name: 'browser',
          sequence: { groupOrder: 1 },
          globalSetup: ['test/browse/boutique-over-http.ts'],
          include: [`{src,test}/${browserTests}`],
          setupFiles: ['test/setup/browser.ts'],
          browser: inChromium(),
        },
      },
      {
        extends: true,
        // Node would resolve the dependencies' own imports without the aliases. For a browser, Vite bundles them.
        cacheDir: 'node_modules/.vite/oldest-peers',
        optimizeDeps,
        resolve: {
          alias: ['react', 'react-dom', '@tanstack/react-query', 'zod'].map((name) => ({
            find: new RegExp(`^${name}(?=/|$)`),
            replacement: `${name.replace('@tanstack/', '')}-oldest`,
          })),
        },
        test: {
          name: 'oldest-peers',
          sequence: { groupOrder: 2 },
          include: ['src/**/*.test.tsx', 'test/peers/**/*.test.tsx'],
          setupFiles: ['test/setup/browser.ts'],
          browser: inChromium(),
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'storybook', sequence: { groupOrder: 3 }, browser: inChromium() },
      },
      {
        extends: true,
        test: {
          name: 'types',
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            ignoreSourceErrors: true,
            include: ['{src,test}/**/*.test-d.{ts,tsx}'],
          },
        },
      },
    ],
  },
})
