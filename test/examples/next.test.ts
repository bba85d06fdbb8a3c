import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { createMockStore, sampleCatalog } from '../../src/testing/index.js'
import { serveMockStore } from '../../src/testing/node/index.js'
import { installProject, type InstalledProject } from '../package/install-project.js'
import { pack, root } from '../package/packed-package.js'
import { openBrowser, openPage } from './open-browser.js'
import { serveApp, type RunningApp } from './serve-app.js'
import { Shopper } from './shopper.js'
import { visit } from './visit.js'

const SERVER_KEY = 'sk_never_in_a_browser'
const catalog = sampleCatalog({ size: 120 })
const store = createMockStore({ ...catalog, apiKey: SERVER_KEY })
const cleanups: (() => Promise<unknown>)[] = []
let project: InstalledProject
let app: RunningApp
let browser: Browser

beforeAll(async () => {
  const packed = await pack()
  cleanups.push(() => packed.remove())
  project = await installProject(join(root, 'examples/next'), packed.tarball)
  cleanups.push(() => project.remove())
  const server = await serveMockStore(store)
  cleanups.push(() => server.close())
  // No server listens on this port, so the build fails if it makes a request.
  await project.run('next', ['build'], {
    STOREFRONT_URL: 'http://127.0.0.1:9/api/v1',
    STOREFRONT_SERVER_KEY: SERVER_KEY,
    NEXT_TELEMETRY_DISABLED: '1',
  })
  app = await serveApp(project, 'next/dist/bin/next', (port) => ['start', '--port', port], {
    STOREFRONT_URL: server.baseUrl,
    STOREFRONT_SERVER_KEY: SERVER_KEY,
    NEXT_TELEMETRY_DISABLED: '1',
  })
  cleanups.push(() => app.stop())
  browser = await openBrowser()
  cleanups.push(() => browser.close())
})

afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
})

it('the Next example serves a whole visit without sending the server key to the browser', async () => {
  const { page, consoleErrors, bodies, fetched } = await openPage(browser)
  const shopper = new Shopper(page, app.url)
  await shopper.openProducts()
  const apiCalls = () => fetched.filter((url) => url.includes('/api/storefront/'))
  // The HTML contains two pages, so the browser must not request them again.
  expect(await shopper.names()).toHaveLength(48)
  expect(apiCalls()).toEqual([])

  await visit(shopper, catalog.products, () => {
    expect(apiCalls()).toEqual([...new Set(apiCalls())])
  })
  expect(consoleErrors).toEqual([])
  expect(bodies.size).toBeGreaterThan(10)
  for (const [url, body] of bodies) expect(body, url).not.toContain(SERVER_KEY)
  await page.close()
})

it('the Next example renders the sort order of the URL, and follows back and forward', async () => {
  const { page, consoleErrors, fetched } = await openPage(browser)
  const shopper = new Shopper(page, app.url)
  const firstName = () => shopper.names().then(([name]) => name)
  const byName = catalog.products.map(({ name }) => name).sort()
  await page.goto(`${app.url}/products?sort=name&order=desc&utm_source=mail`)
  await shopper.waitForText(/^Showing 48 of \d+ products$/)
  // Server and browser parse the URL in the same way, so they share the query key and send no request.
  expect(await firstName()).toBe(byName.at(-1))
  expect(fetched.filter((url) => url.includes('/api/storefront/'))).toEqual([])

  await shopper.sortBy('Name, A to Z')
  await expect.poll(firstName).toBe(byName[0])
  expect(new URL(page.url()).search).toBe('?sort=name&order=asc&utm_source=mail')
  await page.goBack()
  await expect.poll(firstName).toBe(byName.at(-1))
  await page.goForward()
  await expect.poll(firstName).toBe(byName[0])

  await page.goto(`${app.url}/products?sort=secret&limit=9999`)
  await shopper.waitForText(/^Showing 48 of \d+ products$/)
  expect(consoleErrors).toEqual([])
  await page.close()
})

it('the Next example applies a sort order that was selected before the scripts loaded', async () => {
  const { page, consoleErrors } = await openPage(browser)
  const shopper = new Shopper(page, app.url)
  const byName = catalog.products.map(({ name }) => name).sort()
  let releaseScripts = () => {}
  const scriptsReleased = new Promise<void>((resolve) => (releaseScripts = resolve))
  await page.route('**/*.js*', async (route) => {
    await scriptsReleased
    await route.continue()
  })
  await page.goto(`${app.url}/products`, { waitUntil: 'commit' })
  await shopper.waitForText(/^Showing 48 of \d+ products$/)
  await shopper.sortBy('Name, A to Z')
  releaseScripts()
  await expect.poll(() => shopper.names().then(([name]) => name)).toBe(byName[0])
  expect(new URL(page.url()).search).toBe('?sort=name&order=asc')
  expect(consoleErrors).toEqual([])
  await page.close()
})

it('the Next example has no server key in the files that browsers load', async () => {
  const folder = join(project.folder, '.next/static')
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const scripts = files.filter((file) => file.isFile())
  expect(scripts.length).toBeGreaterThan(3)
  for (const { parentPath, name } of scripts) {
    expect(await readFile(join(parentPath, name), 'utf8'), name).not.toContain(SERVER_KEY)
  }
})

it('the Next example renders the product, its title and its structured data from one API request', async () => {
  const product = catalog.products.find(({ options }) => options.length > 0)!
  store.clearRequests()
  const html = await (await fetch(`${app.url}/products/${product.slug}`)).text()
  expect(html).toContain(`<h1>${product.name}</h1>`)
  expect(html).toMatch(/<title>[^<]+ – Example shop<\/title>/)
  const [, jsonLd] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!
  expect(JSON.parse(jsonLd!)).toMatchObject({ name: product.name })
  expect(store.requests.filter(({ path }) => path === `/products/${product.slug}`)).toHaveLength(1)
  expect(html).not.toContain(SERVER_KEY)
})

it('the Next example streams the product list after the heading', async () => {
  const { page, consoleErrors, fetched } = await openPage(browser)
  await page.goto(app.url)
  await page.getByRole('heading', { name: 'New in' }).waitFor()
  await page.locator('.card').first().waitFor()
  // A server component rendered this list; the browser loads its next page.
  await new Shopper(page, app.url).showMore()
  await expect.poll(() => page.locator('.card').count()).toBe(4 + 16)
  expect(fetched.filter((url) => url.includes('/api/storefront/'))).toHaveLength(1)
  expect(consoleErrors).toEqual([])
  await page.close()
})

it('the Next example responds with status 404 and a message for an unknown product', async () => {
  const missing = await fetch(`${app.url}/products/no-such-thing`)
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('There is nothing at this address')
})

it('the Next example lists every product in the sitemap', async () => {
  const xml = await (await fetch(`${app.url}/sitemap.xml`)).text()
  expect(xml.match(/<loc>/g)).toHaveLength(catalog.products.length + 2)
})
