import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { serveMockStore } from 'storefront-mock/node'

import { findKey } from '../hostile/key-forms.js'
import { pack } from '../package/packed-package.js'
import { buildNext } from './build-next.js'
import { CANARY_KEY, findKeyInResponses } from './canary.js'
import { installNextShop } from './install-next-shop.js'
import { openBrowser, openPage } from './open-browser.js'
import { serveApp, type RunningApp } from './serve-app.js'

const { products } = createSampleCatalog({ size: 60 })
/** Both stores have the same ids. */
const sell = (suffix: string, price: string) =>
  createMockStore({
    products: products.map((product) => ({
      ...product,
      name: `${product.name} ${suffix}`,
      variants: product.variants.slice(0, 1).map((variant) => ({
        ...variant,
        price,
        compareAtPrice: null,
        stockQuantity: 9,
        stockStatus: 'IN_STOCK',
      })),
    })),
    apiKey: CANARY_KEY,
  })
const stores = { de: sell('(DE)', '10.00'), us: sell('(US)', '12.50') }
const cleanups: (() => Promise<unknown>)[] = []
let app: RunningApp
let browser: Browser

beforeAll(async () => {
  const packed = await pack()
  cleanups.push(() => packed.remove())
  const project = await installNextShop(packed.tarball)
  cleanups.push(() => project.remove())
  const [de, us] = await Promise.all([serveMockStore(stores.de), serveMockStore(stores.us)])
  cleanups.push(
    () => de.close(),
    () => us.close(),
  )
  const env = {
    STOREFRONT_URL: de.baseUrl,
    STOREFRONT_US_URL: us.baseUrl,
    STOREFRONT_API_KEY: CANARY_KEY,
    NEXT_TELEMETRY_DISABLED: '1',
  }
  await buildNext(project, CANARY_KEY)
  app = await serveApp(project, 'next/dist/bin/next', (port) => ['start', '--port', port], env)
  cleanups.push(() => app.stop())
  browser = await openBrowser()
  cleanups.push(() => browser.close())
})

afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
})

/** Next keeps the page that was left, hidden, and shows it again on the way back. */
const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true })
const slot = (page: Page, name: string) => visible(page, `[data-slot=market-${name}]`)
const names = (page: Page) => visible(page, 'main li h2').allTextContents()
const byName = (suffix: string) => products.map(({ name }) => `${name} ${suffix}`).sort()[0]

it('the Next example switches between two markets without a reload, and each keeps its cart and its list', async () => {
  const { page, consoleErrors, bodies, fetched } = await openPage(browser)
  await page.goto(`${app.url}/markets/de`)
  await page.getByRole('button', { name: 'Nach Namen' }).click()
  await expect.poll(() => names(page).then(([first]) => first)).toBe(byName('(DE)'))
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click()
  await page.getByRole('button', { name: `${byName('(DE)')} merken` }).click()
  await expect.poll(() => slot(page, 'cart').textContent()).toMatch(/^Warenkorb: 1, 10,00\s€/)
  await expect.poll(() => slot(page, 'saved').textContent()).toBe(`Gemerkt: ${byName('(DE)')}`)

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('link', { name: 'United States' }).click()
  await page.getByRole('heading', { level: 1, name: 'United States' }).waitFor()
  // The sort order stays in the URL.
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/markets/us?sort=name&order=asc')
  await expect.poll(() => names(page).then(([first]) => first)).toBe(byName('(US)'))
  expect(await page.locator('main').innerText()).not.toMatch(/€|\(DE\)|Warenkorb/)
  expect(await slot(page, 'cart').textContent()).toMatch(/^Cart: 0, \$0\.00/)
  await page.getByRole('button', { name: /^Add/ }).nth(1).click()
  await expect.poll(() => slot(page, 'cart').textContent()).toMatch(/^Cart: 1, \$12\.50/)
  expect(await visible(page, '[lang=en-US]').count()).toBe(1)

  await page.goBack()
  await expect.poll(() => slot(page, 'cart').textContent()).toMatch(/^Warenkorb: 1, 10,00\s€/)
  await expect.poll(() => slot(page, 'saved').textContent()).toBe(`Gemerkt: ${byName('(DE)')}`)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  for (const url of fetched.filter((each) => /\/markets\/\w+\/api/.test(each))) {
    expect(url).toMatch(/\/markets\/(de|us)\/api\/products/)
  }
  expect(consoleErrors).toEqual([])
  expect(findKeyInResponses(bodies)).toEqual([])
  await page.close()
})

it('the Next example renders each market on the server, with its own prices and products', async () => {
  const htmlOf = async (path: string) => (await fetch(app.url + path)).text()
  const pages = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      htmlOf(`/markets/${index % 2 ? 'us' : 'de'}?sort=name&order=asc`),
    ),
  )
  for (const [index, html] of pages.entries()) {
    const [own, other] = index % 2 ? ['(US)', '(DE)'] : ['(DE)', '(US)']
    expect(html).toContain(own)
    expect(html).not.toContain(other)
    expect(findKey(html, CANARY_KEY)).toEqual([])
  }
  expect(await htmlOf('/markets/atlantis')).toContain('There is nothing at this address')
  expect((await fetch(`${app.url}/markets/atlantis/api/products`)).status).toBe(404)
})
