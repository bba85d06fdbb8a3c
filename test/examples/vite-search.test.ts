import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Browser } from 'playwright'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { serveMockStore } from 'storefront-mock/node'

import { freePort } from '../free-port.js'
import { pack } from '../package/packed-package.js'
import { installExample } from './install-example.js'
import { openBrowser, openPage } from './open-browser.js'
import { openMatchingVariant, returnToFourthPage, searchAndReturn } from './search-shop.js'
import { serveApp } from './serve-app.js'
import { serveFiles } from './serve-files.js'

const catalog = createSampleCatalog({ size: 120 })
const store = createMockStore({ ...catalog, apiKey: 'pk_example' })
const cleanups: (() => unknown)[] = []
let browser: Browser
let shopUrl: string
let assetUrl: string

beforeAll(async () => {
  const packed = await pack()
  cleanups.push(() => packed.remove())
  const project = await installExample('vite', packed.tarball)
  cleanups.push(() => project.remove())
  const server = await serveMockStore(store)
  cleanups.push(() => server.close())
  const env = { STOREFRONT_URL: server.baseUrl, STOREFRONT_API_KEY: store.apiKey! }
  const assetPort = await freePort()
  assetUrl = `http://localhost:${assetPort}`
  // Without the compiler, which reads the same files in vite.test.ts.
  await project.run('vite', ['build', `--base=${assetUrl}/`], env)
  await project.run('vite', ['build', '--ssr', 'server/start.ts', '--outDir', 'dist-server'], env)
  // The shop has no assets, so that a request for one there fails.
  const folder = join(project.folder, 'on-another-origin')
  await mkdir(folder)
  await rename(join(project.folder, 'dist/assets'), join(folder, 'assets'))
  const assets = await serveFiles(assetPort, (path) => join(folder, path))
  cleanups.push(() => assets.close())
  const shop = await serveApp(
    project,
    '../dist-server/start.js',
    () => [],
    (port) => ({ ...env, PORT: port }),
  )
  cleanups.push(() => shop.stop())
  shopUrl = shop.url
  browser = await openBrowser()
  cleanups.push(() => browser.close())
}, 900_000)

afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
})

it('the Vite example searches, filters and comes back, with assets on another origin', async () => {
  const { page, consoleErrors, bodies, fetched } = await openPage(browser)
  await page.goto(`${shopUrl}/search`)
  await page.getByText('120 products found').waitFor()
  expect(fetched.filter((url) => url.includes('search.json'))).toEqual([`${shopUrl}/search.json`])
  expect(
    [...bodies.keys()].filter((url) => /assets\/.*\.js/.test(url)).every((url) => url.startsWith(assetUrl)),
  ).toBe(true)

  await searchAndReturn(page)
  expect(consoleErrors).toEqual([])
  await page.close()
})

it('the Vite example shows and opens the colour that the search names', async () => {
  const { page } = await openPage(browser)
  await page.goto(`${shopUrl}/search`)
  await openMatchingVariant(page, catalog.products)
  await page.close()
})

it('the Vite example shows page 4 again at the same place after a reload of a product page', async () => {
  const { page } = await openPage(browser)
  await page.goto(`${shopUrl}/search`)
  await returnToFourthPage(page)
  await page.close()
})
