import { defineConfig } from 'vitest/config'

import { sourcePackages } from '../../scripts/source-packages.js'
import { reporting } from '../setup/reporters.js'

// Packs, installs and compiles: checks of the package and its documentation, not of behaviour.
export default defineConfig({
  resolve: { alias: sourcePackages },
  test: {
    name: 'package',
    ...reporting,
    include: ['test/{docs,package}/*.test.ts'],
    maxWorkers: '100%',
    // Compiles every entry point, also on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
