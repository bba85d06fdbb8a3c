import { defineConfig } from 'vitest/config'

// Not part of `npm test`, because it installs and builds an app.
export default defineConfig({
  test: {
    name: 'blocks',
    include: ['test/blocks/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    // Installs and builds an app, also on a busy machine.
    hookTimeout: 900_000,
  },
})
