import react from '@vitejs/plugin-react'
import { storefrontTest } from 'storefront-mock/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react(), storefrontTest()],
  test: { include: ['vitest/**/*.test.tsx'] },
})
