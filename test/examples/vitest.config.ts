import { defineConfig } from 'vitest/config'

// Not part of `npm test`, because installing and building the examples takes minutes.
export default defineConfig({
  test: {
    name: 'examples',
    include: ['test/examples/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
