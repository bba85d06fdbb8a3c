import { defineConfig } from 'vitest/config'

// Apart from `npm test`: it packs, installs from the registry and builds two apps.
export default defineConfig({
  test: {
    name: 'examples',
    include: ['test/examples/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
})
