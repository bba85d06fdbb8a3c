import { defineConfig } from 'vitest/config'

// `npm run test:long faults` prints the table. The same file is part of `npm test`, which prints nothing.
export default defineConfig({
  test: {
    name: 'faults',
    include: ['test/faults/*.test.ts'],
    env: { PRINT_FAULTS: '1' },
    testTimeout: 300_000,
  },
})
