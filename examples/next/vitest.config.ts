import { storefrontTest } from 'storefront-mock/vitest'
import { defineConfig } from 'vitest/config'

export default defineConfig({ plugins: [storefrontTest()], oxc: { jsx: { runtime: 'automatic' } } })
