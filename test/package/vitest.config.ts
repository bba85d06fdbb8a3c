import { defineConfig } from 'vitest/config'

import { sourcePackages } from '../../scripts/source-packages.js'
import { measures } from '../../vite.config.js'
import { reporting } from '../setup/reporters.js'

// Packs, installs and compiles: checks of the package, its types and its documentation, not of behaviour.
export default defineConfig({
  resolve: { alias: sourcePackages },
  test: {
    ...reporting,
    maxWorkers: '100%',
    // Compiles every entry point, also on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      { extends: true, test: { name: 'package', include: ['test/{docs,package}/*.test.ts'] } },
      { extends: true, test: { name: 'measures', include: measures } },
      {
        extends: true,
        test: {
          name: 'types',
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            ignoreSourceErrors: true,
            // Only the tests and what they import: all of the project takes three times as long.
            tsconfig: 'tsconfig.types.json',
            include: ['{src,packages/*/src}/**/*.test-d.{ts,tsx}'],
          },
        },
      },
    ],
  },
})
