import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { storefrontTest } from 'storefront-mock/vitest'
import { defineConfig } from 'vite'

export default defineConfig({
  // `server/read-env.ts` reads the files as they stand. Vite would replace `$` in a key.
  envDir: false,
  // Tests render components without the router's build.
  plugins: process.env.VITEST ? [storefrontTest()] : [tailwindcss(), reactRouter()],
})
