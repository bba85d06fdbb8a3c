import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { serveMockStore } from 'storefront-mock/node'

import { freePort } from '../free-port.js'
import { findKey } from '../hostile/key-forms.js'
import { pack } from '../package/packed-package.js'
import { CANARY_KEY, findKeyInResponses } from './canary.js'
import { installNextShop, skipTypeCheck } from './install-next-shop.js'
import { openBrowser, openPage } from './open-browser.js'
import { returnToFourthPage, searchAndReturn } from './search-shop.js'
import { serveApp, type RunningApp } from './serve-app.js'
import { serveFiles } from './serve-files.js'

const STATIC = '/_next/static/'
const catalog = createSampleCatalog({ size: 120 })
const store = createMockStore({ ...catalog, apiKey: CANARY_KEY })
const cleanups: (() => Promise<unknown>)[] = []
let app: RunningApp
let assetUrl: string
let browser: Browser

beforeAll(async () => {
  const packed = await pack()
  cleanups.push(() => packed.remove())
  const project = await installNextShop(packed.tarball)
  cleanups.push(() => project.remove())
  await skipTypeCheck(project)
  const server = await serveMockStore(store)
  cleanups.push(() => server.close())
  const assetPort = await freePort()
  const env = {
    STOREFRONT_API_KEY: CANARY_KEY,
    ASSET_PREFIX: `http://localhost:${assetPort}`,
    NEXT_TELEMETRY_DISABLED: '1',
  }
  // No server listens on this port, so the build fails if it makes a request.
  await project.run('next', ['build'], {
    ...env,
    STOREFRONT_URL: 'http://127.0.0.1:9/api/v1',
  })
  const assets = await serveFiles(assetPort, (path) =>
    path.startsWith(STATIC) ? join(project.folder, '.next/static', path.slice(STATIC.length)) : undefined,
  )
  cleanups.push(() => assets.close())
  assetUrl = assets.url
  app = await serveApp(project, 'next/dist/bin/next', (port) => ['start', '--port', port], {
    ...env,
    STOREFRONT_URL: server.baseUrl,
  })
  cleanups.push(() => app.stop())
  browser = await openBrowser()
  cleanups.push(() => browser.close())
})

afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
})

const mugs = catalog.products.filter(({ name }) => /mug/i.test(name)).length
const isDocuments = (url: string) => url.includes('search.json')

it('the Next example searches, filters and comes back, with assets on another origin', async () => {
  const { page, consoleErrors, bodies, fetched } = await openPage(browser)
  await page.goto(app.url)
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  await page.getByText('120 products found').waitFor()

  await searchAndReturn(page)
  const assets = [...bodies.keys()].filter((url) => url.includes(STATIC))
  expect(assets.length).toBeGreaterThan(5)
  expect(assets.filter((url) => !url.startsWith(assetUrl))).toEqual([])
  // Once before the reload of the product page. Going back shows the results that the server rendered.
  expect(fetched.filter(isDocuments)).toEqual([`${app.url}/search.json`])
  expect(findKeyInResponses(bodies)).toEqual([])
  expect(consoleErrors).toEqual([])
  await page.close()
})

it('the Next example renders results on the server, and loads the documents for the next search', async () => {
  const { page, consoleErrors, fetched } = await openPage(browser)
  await page.goto(`${app.url}/search?q=mug`)
  await page.getByText(`${mugs} products found`).waitFor()
  // The request for live prices shows that the page has hydrated and rested.
  await expect.poll(() => fetched.filter((url) => url.includes('/api/storefront/'))).not.toEqual([])
  expect(fetched.filter(isDocuments)).toEqual([])

  await page.getByRole('searchbox').fill('')
  await page.getByText('120 products found').waitFor()
  expect(fetched.filter(isDocuments)).toEqual([`${app.url}/search.json`])
  expect(consoleErrors).toEqual([])
  await page.close()
})

it('the Next example shows page 4 again at the same place after a reload of a product page', async () => {
  const { page } = await openPage(browser)
  await page.goto(`${app.url}/search`)
  await returnToFourthPage(page)
  await page.close()
})

it('the Next example searches without scripts', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${app.url}/search`)
  await page.getByText('120 products found').waitFor()
  await page.getByRole('link', { name: 'Show more' }).click()
  await page.waitForURL((url) => url.search === '?page=2')
  expect(await page.locator('[data-item-id]').count()).toBe(24)

  await page.getByRole('searchbox').fill('mug')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL((url) => url.search === '?q=mug')
  await page.getByText(`${mugs} products found`).waitFor()
  const names = await page.locator('[data-item-id] h3').allTextContents()
  expect(names).toHaveLength(Math.min(mugs, 24))
  for (const name of names) expect(name).toMatch(/mug/i)
  await context.close()
})

it('the Next example reads the store once for all searches, and does not send the same documents again', async () => {
  store.clearRequests()
  const first = await fetch(`${app.url}/search.json`)
  const text = await first.text()
  expect(findKey(text, CANARY_KEY)).toEqual([])
  const headers = { 'if-none-match': first.headers.get('etag')! }
  expect((await fetch(`${app.url}/search.json`, { headers })).status).toBe(304)
  await fetch(`${app.url}/search?q=lamp`)
  expect(store.requests.filter(({ path }) => path === '/products')).toEqual([])
})

it('the Next example answers agents over all interfaces, and without the key', async () => {
  const [product] = catalog.products as [(typeof catalog.products)[number]]
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(app.url + path, init)
    const text = await response.text()
    expect([path, response.status, findKey(text, CANARY_KEY)]).toEqual([path, 200, []])
    return text
  }
  const post = async (path: string, body: object) =>
    JSON.parse(await ask(path, { method: 'POST', body: JSON.stringify(body) })) as object
  expect(await ask('/.well-known/ucp')).toMatch(/"endpoint":"[^"]*\/ucp"/)
  expect(await ask('/.well-known/ucp/2026-04-08')).toMatch(/"endpoint":"[^"]*\/ucp\/2026-04-08"/)
  for (const path of ['/ucp/catalog/search', '/ucp/2026-04-08/catalog/search']) {
    expect(await post(path, { query: product.name })).toMatchObject({ products: [{ id: product.id }] })
  }
  const params = { name: 'get_product', arguments: { catalog: { id: product.id } } }
  expect(await post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params })).toMatchObject({
    result: { structuredContent: { product: { title: product.name } } },
  })
  expect(await ask('/llms.txt')).toContain('# Holm \\& Hearth')
  expect(await ask('/products.md')).toContain('# Products')
  const twin = await ask(`/products/${product.slug}.md`)
  expect(twin).toContain(`# ${product.name}`)
  expect(await ask(`/products/${product.slug}`, { headers: { Accept: 'text/markdown' } })).toBe(twin)
  expect(await ask(`/products/${product.slug}`)).toContain('<html')
})

it('the Next example shows what an assistant adds to the cart, and takes it back', async () => {
  const [product] = catalog.products as [(typeof catalog.products)[number]]
  const { page, consoleErrors } = await openPage(browser)
  await page.goto(app.url)
  await page.getByRole('link', { name: 'Cart (0)' }).waitFor()
  await expect
    .poll(() =>
      page.evaluate(
        async ({ productId, variantId }) => {
          const { modelContext } = document as unknown as {
            modelContext: {
              getTools(): Promise<{ name: string }[]>
              executeTool(tool: object, input: object): Promise<string>
            }
          }
          const tool = (await modelContext.getTools()).find(({ name }) => name === 'add_to_cart')
          return tool && modelContext.executeTool(tool, { productId, variantId })
        },
        { productId: product.id, variantId: product.variants[0]?.id },
      ),
    )
    .toBeTruthy()
  await page.getByText(`Your assistant added 1 × ${product.name}.`).waitFor()
  await page.getByRole('link', { name: 'Cart (1)' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Cart (0)' }).waitFor()
  expect(consoleErrors).toEqual([])
  await page.close()
})
