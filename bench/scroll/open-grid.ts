import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright'
import { build, preview } from 'vite'

import { openBrowser } from '../apps/open-browser.js'
import { serveProducts } from './serve-products.js'

const root = import.meta.dirname
const repository = join(root, '../..')

/** The page of the grids, built for production and served, and a browser that opens it. */
export interface Bench {
  /** @param params the query string, read by page.tsx */
  readonly open: (params: Record<string, string | number>) => Promise<{ page: Page; session: CDPSession }>
  readonly close: () => Promise<void>
}

export async function startBench(): Promise<Bench> {
  const config = {
    root,
    configFile: false as const,
    logLevel: 'error' as const,
    plugins: [serveProducts()],
    define: { 'process.env.NODE_ENV': '"production"' },
    // A peer installs a second React in bench/. All grids must use the same one.
    resolve: {
      alias: ['react', 'react-dom'].map((name) => ({
        find: new RegExp(`^${name}(?=/|$)`),
        replacement: join(repository, 'node_modules', name),
      })),
    },
    build: {
      target: 'es2022',
      outDir: 'node_modules/.dist',
      emptyOutDir: true,
      minify: !process.env['PROFILE'],
    },
  }
  await build(config)
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } })
  const address = server.resolvedUrls!.local[0]!
  const browser = await openBrowser()
  return {
    open: async (params) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      page.on('pageerror', (error) => {
        throw error
      })
      const search = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))
      await page.goto(`${address}?${search}`)
      await page.waitForSelector('[data-card]')
      await page.waitForTimeout(500)
      return { page, session: await page.context().newCDPSession(page) }
    },
    close: async () => {
      await browser.close()
      server.httpServer.close()
    },
  }
}
