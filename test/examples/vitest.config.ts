import { defineConfig } from 'vitest/config'

// Not part of `npm test`, because the examples take minutes to install and build.
export default defineConfig({
  test: {
    name: 'examples',
    include: ['test/examples/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    // Installs and builds an example, also on a busy machine.
    hookTimeout: 900_000,
  },
})
