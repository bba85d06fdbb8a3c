import { defineConfig } from '@playwright/test'

const store = process.env['STORE_PORT'] ?? '4010'
const shop = process.env['SHOP_PORT'] ?? '5173'

export default defineConfig({
  testDir: 'e2e',
  use: {
    baseURL: `http://127.0.0.1:${shop}`,
    // Use an installed browser instead of Playwright's download.
    launchOptions: process.env['CHROME_PATH'] ? { executablePath: process.env['CHROME_PATH'] } : {},
  },
  webServer: [
    {
      command: `npx storefront-mock --port ${store} --products 60 --key pk_test`,
      port: Number(store),
    },
    {
      command: `npx vite --host 127.0.0.1 --port ${shop} --strictPort`,
      port: Number(shop),
      env: { VITE_STOREFRONT_URL: `http://127.0.0.1:${store}/api/v1`, VITE_STOREFRONT_KEY: 'pk_test' },
    },
  ],
})
