import { defineConfig } from 'vitest/config'

// Not part of `npm test`, because the examples take minutes to install and build.
export default defineConfig({
  test: {
    name: 'examples',
    include: ['test/examples/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
