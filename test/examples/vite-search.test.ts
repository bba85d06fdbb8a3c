import { createServer, type Server } from 'node:http'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Browser } from 'playwright'

import { createMockStore, sampleCatalog } from '../../src/testing/index.js'
import { serveMockStore } from '../../src/testing/node/index.js'
import { freePort } from '../free-port.js'
import { installProject } from '../package/install-project.js'
import { pack, root } from '../package/packed-package.js'
import { openBrowser, openPage } from './open-browser.js'

const catalog = sampleCatalog({ size: 120 })
const store = createMockStore({ ...catalog, apiKey: 'pk_example' })
const cleanups: (() => unknown)[] = []
let browser: Browser
let shopUrl: string
let assetUrl: string

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** Serves the files under `folder`, and `index.html` for the routes of the shop. */
async function serveFiles(folder: string, port: number, isCdn: boolean): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://shop.test').pathname
    const name = extname(path) ? path : '/index.html'
    // The shop has no assets, so that a request for one there fails.
    const isMissing = isCdn ? !path.startsWith('/assets/') : path.startsWith('/assets/')
    void readFile(join(folder, name)).then(
      (body) => {
        if (isMissing) return response.writeHead(404).end()
        const cors = isCdn && { 'access-control-allow-origin': '*' }
        return response
          .writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'text/plain', ...cors })
          .end(body)
      },
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  cleanups.push(() => new Promise((resolve) => server.close(resolve)))
  return server
}

beforeAll(async () => {
  const packed = await pack()
  cleanups.push(() => packed.remove())
  const project = await installProject(join(root, 'examples/vite'), packed.tarball)
  cleanups.push(() => project.remove())
  const server = await serveMockStore(store)
  cleanups.push(() => server.close())
  const env = { VITE_STOREFRONT_URL: server.baseUrl, VITE_STOREFRONT_KEY: store.apiKey! }
  const [shopPort, assetPort] = [await freePort(), await freePort()]
  shopUrl = `http://localhost:${shopPort}`
  assetUrl = `http://localhost:${assetPort}`
  await project.run('npm', ['run', 'search'], env)
  await project.run('npm', ['run', 'build', '--', `--base=${assetUrl}/`], env)
  const folder = join(project.folder, 'dist')
  await serveFiles(folder, shopPort, false)
  await serveFiles(folder, assetPort, true)
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

  await page.getByRole('searchbox').fill('mug')
  await page.waitForURL((url) => url.searchParams.get('q') === 'mug')
  await page.getByRole('group', { name: 'Available' }).getByText('In stock').click()
  await page.waitForURL((url) => url.search === '?q=mug&available=true')
  await expect
    .poll(() => page.locator('.card h3').allTextContents())
    .toSatisfy((names: string[]) => names.length > 0 && names.every((name) => /mug/i.test(name)))

  const names = await page.locator('.card h3').allTextContents()
  await page.locator('.card a').first().click()
  await page.getByRole('heading', { level: 1, name: names[0]! }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: names[0]! }).waitFor()
  await page.goBack()
  await expect.poll(() => page.locator('.card h3').allTextContents()).toEqual(names)
  expect(consoleErrors).toEqual([])
  await page.close()
})

it('the Vite example shows page 4 again at the same place after a reload of a product page', async () => {
  const { page } = await openPage(browser)
  await page.goto(`${shopUrl}/search`)
  const cards = page.locator('.card')
  for (const count of [24, 48, 72]) {
    await expect.poll(() => cards.count()).toBe(count)
    await page.getByRole('link', { name: 'Show more' }).click()
  }
  await expect.poll(() => cards.count()).toBe(96)
  const link = cards.nth(85).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const name = await link.textContent()
  const top = await link.evaluate((element) => element.getBoundingClientRect().top)
  await link.click()
  await page.getByRole('heading', { level: 1, name: name!, exact: true }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: name!, exact: true }).waitFor()
  await page.goBack()
  await expect.poll(() => cards.count()).toBe(96)
  await expect
    .poll(() =>
      cards
        .nth(85)
        .getByRole('link')
        .evaluate((element) => element.getBoundingClientRect().top),
    )
    .toBeCloseTo(top, -1)
  await page.close()
})
