import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMockStore, createSampleCatalog, type MockStoreOptions } from 'storefront-mock'
import { serveMockStore, type MockServer } from 'storefront-mock/node'

import { isVariantAvailable, sumAmounts } from '../../src/core/index.js'
import type { InstalledProject } from '../package/install-project.js'
import { pack, root } from '../package/packed-package.js'
import { CANARY_KEY, findKeyInFiles } from './canary.js'
import { buy, postLines } from './buy.js'
import { installExample } from './install-example.js'
import { expectBusyPages, expectNothingLost, expectSearchAgain, expectWayBack } from './late-chunks.js'
import { openBrowser, openPage } from './open-browser.js'
import { serveApp, type RunningApp } from './serve-app.js'
import { expectShopFrame } from './shop-frame.js'
import { Shopper } from './shopper.js'
import { expectUndoInView } from './undo-in-view.js'
import { visit } from './visit.js'

const catalog = createSampleCatalog({ size: 120 })
const resources = JSON.parse(
  readFileSync(join(root, 'examples/vite/checkout-resources.json'), 'utf8'),
) as MockStoreOptions['resources']
const store = createMockStore({ ...catalog, resources, apiKey: CANARY_KEY })
const cleanups: (() => Promise<unknown>)[] = []
let project: InstalledProject
let app: RunningApp
let browser: Browser

beforeAll(async () => {
  const packed = await pack()
  cleanups.push(() => packed.remove())
  project = await installExample('vite', packed.tarball)
  cleanups.push(() => project.remove())
  const server: MockServer = await serveMockStore(store)
  cleanups.push(() => server.close())
  const env = {
    STOREFRONT_URL: server.baseUrl,
    STOREFRONT_API_KEY: CANARY_KEY,
  }
  await project.run('npm', ['run', 'build'], env)
  app = await serveApp(
    project,
    '../dist-server/start.js',
    () => [],
    (port) => ({ ...env, PORT: port }),
  )
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

it('the front page of the Vite example requests its data with its code, and nothing twice', async () => {
  const { page, consoleErrors } = await openPage(browser)
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) requests.push(pathname + search)
  })
  // The code is late; the data is not.
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await expect.poll(() => requests).toHaveLength(3)
    await route.continue()
  })
  await page.goto(app.url)
  await page.getByRole('heading', { level: 2, name: 'On sale' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(requests.toSorted()).toEqual([
    '/api/v1/collections/sale/products?limit=8&sort=createdAt&order=desc',
    '/api/v1/collections?limit=100',
    '/api/v1/menus?limit=100',
    '/api/v1/products?limit=8&sort=createdAt&order=desc',
  ])
  expect(consoleErrors).toEqual([])
  await page.close()
})

it('the Vite example opens a collection and a content page from the menus', async () => {
  const { page, consoleErrors } = await openPage(browser)
  await page.goto(app.url)
  await page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: 'Sale' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sale' }).waitFor()
  await page.locator('[data-item-id]').first().waitFor()
  await page.getByRole('navigation', { name: 'Service' }).getByRole('link', { name: 'About Us' }).click()
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor()
  await page.getByText('exists for the sake of examples').waitFor()
  expect(consoleErrors).toEqual([])
  await page.close()
})

it('the Vite example reloads a collection at the place of the shopper, without its first page', async () => {
  const { page, consoleErrors } = await openPage(browser)
  const shopper = new Shopper(page, app.url)
  // The collection arrives after its products.
  await page.route('**/api/v1/collections/sale', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto(`${app.url}/collections/sale`)
  await shopper.waitForText(/^Showing 24 of \d+ products$/)
  await shopper.showMore()
  await expect.poll(async () => (await shopper.names()).length).toBeGreaterThan(24)
  const name = (await shopper.names()).at(-6)!
  const top = await shopper.scrollTo(name)
  store.clearRequests()
  await page.reload()
  await shopper.expectAt(name, top)
  await page.getByRole('heading', { level: 1, name: 'Sale' }).waitFor()
  const lists = store.requests.map(({ url }) => url).filter((url) => url.includes('/sale/products'))
  expect(lists).toEqual([expect.stringContaining('starting_after=')])
  expect(consoleErrors).toEqual([])
  await page.close()
})

it('the Vite example skips its header, moves the focus to a new page, and says that it is offline', async () => {
  await expectShopFrame(browser, app.url)
})

it('the Vite example shows a message for an unknown product, and retries a page that failed', async () => {
  const { page } = await openPage(browser)
  await page.goto(`${app.url}/products/no-such-thing`)
  await page.getByRole('heading', { name: 'Not found' }).waitFor()
  const stopFailing = store.failWhen({ path: '/pages/about-us' }, 400)
  await page.goto(`${app.url}/pages/about-us`)
  const retry = page.getByRole('button', { name: 'Try again' })
  // A request that fails before the page is there is sent again by the page.
  await retry.waitFor()
  stopFailing()
  await retry.click()
  await page.getByText('exists for the sake of examples').waitFor()
  await page.close()
})

it('the Vite example builds the key into no file', async () => {
  for (const folder of ['dist', 'dist-server']) {
    const { files, found } = await findKeyInFiles(join(project.folder, folder))
    expect(found).toEqual([])
    expect(files).toBeGreaterThan(0)
  }
})

it('the Vite example sells: add, change, reload, second tab, sold out meanwhile, check out', async () => {
  await buy(browser, app.url, store)
})

it('the Vite example shows Undo in view after a removal from a long cart on a phone', async () => {
  await expectUndoInView(browser, app.url, catalog.products, { hasDrawer: true })
})

it('the checkout of the Vite example takes prices from the store, and refuses lines that are not for sale', async () => {
  const product = catalog.products.find(({ variants }) => variants.some((each) => isVariantAvailable(each)))!
  const variant = product.variants.find((each) => isVariantAvailable(each))!
  const line = { productId: product.id, variantId: variant.id, quantity: 1 }
  const sold = await postLines(app.url, [{ ...line, price: '0.01', seen: { price: '0.01' } }])
  expect(await sold.json()).toMatchObject({ total: sumAmounts([variant.price, '4.90']) })
  const statusOf = async (...lines: object[]) => (await postLines(app.url, lines)).status
  expect(await statusOf({ ...line, quantity: -1 })).toBe(400)
  expect(await statusOf({ ...line, quantity: 500_000 })).toBe(400)
  expect(await statusOf({ ...line, variantId: 'of another product' })).toBe(409)
  expect(await statusOf()).toBe(409)
  expect((await postLines(app.url, [line], { shipping: 'free' })).status).toBe(409)
})

it('the Vite example says that a page loads while its code is five seconds late', async () => {
  await expectBusyPages(browser, app.url)
})

it('the Vite example loses no press and no letter while the code of cart and search is late', async () => {
  await expectNothingLost(browser, app.url)
})

it('the Vite example says that code did not load, and loads it with one press', async () => {
  await expectWayBack(browser, app.url)
})

it('the Vite example leads to the results and searches again when the engine did not load', async () => {
  await expectSearchAgain(browser, app.url)
})
