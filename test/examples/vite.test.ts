import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { createMockStore, sampleCatalog } from '../../src/testing/index.js'
import { serveMockStore, type MockServer } from '../../src/testing/node/index.js'
import { installProject, type InstalledProject } from '../package/install-project.js'
import { pack, root } from '../package/packed-package.js'
import { CANARY_KEY, findKeyInFiles } from './canary.js'
import { openBrowser, openPage } from './open-browser.js'
import { serveApp, type RunningApp } from './serve-app.js'
import { Shopper } from './shopper.js'
import { visit } from './visit.js'

const catalog = sampleCatalog({ size: 120 })
const store = createMockStore({ ...catalog, apiKey: 'pk_example' })
const cleanups: (() => Promise<unknown>)[] = []
let project: InstalledProject
let app: RunningApp
let browser: Browser

beforeAll(async () => {
  const packed = await pack()
  cleanups.push(() => packed.remove())
  project = await installProject(join(root, 'examples/vite'), packed.tarball)
  cleanups.push(() => project.remove())
  const server: MockServer = await serveMockStore(store)
  cleanups.push(() => server.close())
  await project.run('npm', ['run', 'build'], {
    VITE_STOREFRONT_URL: server.baseUrl,
    VITE_STOREFRONT_KEY: store.apiKey!,
    // A secret in the build's environment. Only variables with the public prefix belong in the build.
    STOREFRONT_SERVER_KEY: CANARY_KEY,
  })
  app = await serveApp(project, 'vite/bin/vite.js', (port) => ['preview', '--strictPort', '--port', port])
  cleanups.push(() => app.stop())
  browser = await openBrowser()
  cleanups.push(() => browser.close())
})

afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
})

it('the Vite example serves a whole visit without requesting anything twice', async () => {
  const { page, consoleErrors } = await openPage(browser)
  const shopper = new Shopper(page, app.url)
  await shopper.openProducts()
  store.clearRequests()
  const { product, top } = await visit(shopper, catalog.products, () => {
    const urls = store.requests.map(({ url }) => url)
    expect(urls).toEqual([...new Set(urls)])
  })

  // The list starts in the middle and loads in both directions without moving the visible items.
  const opened = await shopper.names()
  await shopper.showPrevious()
  await expect.poll(() => shopper.names().then((names) => names.slice(24))).toEqual(opened)
  await shopper.expectAt(product.name, top)
  expect(consoleErrors).toEqual([])
  await page.close()
})

it('the Vite example opens a collection and a content page from the menus', async () => {
  const { page, consoleErrors } = await openPage(browser)
  await page.goto(app.url)
  await page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: 'Sale' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sale' }).waitFor()
  await page.locator('.card').first().waitFor()
  await page.getByRole('navigation', { name: 'Service' }).getByRole('link', { name: 'About Us' }).click()
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor()
  await page.getByText('exists for the sake of examples').waitFor()
  expect(consoleErrors).toEqual([])
  await page.close()
})

it('the Vite example shows a message for an unknown product, and retries a page that failed', async () => {
  const { page } = await openPage(browser)
  await page.goto(`${app.url}/products/no-such-thing`)
  await page.getByRole('heading', { name: 'Not found' }).waitFor()
  store.failWhen({ path: '/pages/about-us', times: 1 }, 400)
  await page.goto(`${app.url}/pages/about-us`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('exists for the sake of examples').waitFor()
  await page.close()
})

it('the Vite example builds the public key into its scripts, and no other key of the environment', async () => {
  const folder = join(project.folder, 'dist')
  const { files, found } = await findKeyInFiles(folder)
  expect(found).toEqual([])
  expect(files).toBeGreaterThan(2)
  const { found: foundPublic } = await findKeyInFiles(folder, store.apiKey!)
  expect(foundPublic).toContainEqual(expect.stringMatching(/\.js: plain$/))
})
