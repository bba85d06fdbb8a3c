import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { serveMockStore } from 'storefront-mock/node'

import { createChecker } from '../../packages/search/test/hosted/services/descriptions.js'
import { HostedIndex } from '../../packages/search/test/hosted/services/hosted-index.js'
import { answerMeilisearch } from '../../packages/search/test/hosted/services/meilisearch.js'
import { startService } from '../../packages/search/test/hosted/services/service.js'
import { pack } from '../package/packed-package.js'
import { installNextShop, skipTypeCheck } from './install-next-shop.js'
import { openBrowser, openPage } from './open-browser.js'
import { searchAndReturn } from './search-shop.js'
import { serveApp, type RunningApp } from './serve-app.js'

const store = createMockStore({ ...createSampleCatalog({ size: 120 }), apiKey: 'sk_store' })
const index = new HostedIndex()
const checker = createChecker('meilisearch')
const cleanups: (() => unknown)[] = []
let app: RunningApp
let serviceUrl: string
let browser: Browser

beforeAll(async () => {
  const packed = await pack()
  cleanups.push(() => packed.remove())
  const project = await installNextShop(packed.tarball)
  cleanups.push(() => project.remove())
  await skipTypeCheck(project)
  const server = await serveMockStore(store)
  cleanups.push(() => server.close())
  const service = await startService(index, answerMeilisearch(checker))
  cleanups.push(() => service.close())
  serviceUrl = `http://127.0.0.1:${service.port}`
  const env = {
    NEXT_PUBLIC_SEARCH_URL: `${serviceUrl}?key=search-key`,
    SEARCH_ADMIN_KEY: 'admin-key',
    STOREFRONT_URL: server.baseUrl,
    STOREFRONT_API_KEY: 'sk_store',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  await project.run('next', ['build'], env)
  app = await serveApp(project, 'next/dist/bin/next', (port) => ['start', '--port', port], env)
  cleanups.push(() => app.stop())
  browser = await openBrowser()
  cleanups.push(() => browser.close())
})

afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
})

it('the Next example searches on a hosted engine when one environment variable names it', async () => {
  const push = (key: string) =>
    fetch(`${app.url}/api/push-records`, { method: 'POST', headers: { Authorization: `Bearer ${key}` } })
  expect((await push('search-key')).status).toBe(401)
  expect(await (await push('admin-key')).json()).toEqual({ records: 120 })
  expect(index.ids).toHaveLength(120)

  const html = await (await fetch(`${app.url}/search?q=mug`)).text()
  expect(/<h3[^>]*><a [^>]*>([^<]*)/.exec(html)?.[1]).toMatch(/mug/i)
  expect(html.includes('admin-key')).toBe(false)

  const { page, consoleErrors, fetched } = await openPage(browser)
  await page.goto(`${app.url}/search`)
  await searchAndReturn(page)
  expect(fetched.filter((url) => url.startsWith(`${serviceUrl}/multi-search`)).length).toBeGreaterThan(0)
  expect(fetched.filter((url) => url.includes('search.json'))).toEqual([])
  expect(consoleErrors).toEqual([])
  expect(checker.problems).toEqual([])
  await page.close()
})
