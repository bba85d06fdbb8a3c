import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'compat',
    include: ['test/compat/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 300_000,
  },
})
