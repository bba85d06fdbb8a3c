import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildProduct, createMockStore, createSampleCatalog, type MockStoreOptions } from 'storefront-mock'
import { serveMockStore } from 'storefront-mock/node'

import { isVariantAvailable, multiplyAmount, sumAmounts } from '../../src/core/index.js'
import type { InstalledProject } from '../package/install-project.js'
import { pack, root } from '../package/packed-package.js'
import { findKey } from '../hostile/key-forms.js'
import { imageLoader } from '../../examples/next/lib/image-loader.js'
import { buildNext } from './build-next.js'
import { buy, postLines } from './buy.js'
import { CANARY_KEY, findKeyInFiles, findKeyInResponses } from './canary.js'
import { installNextShop } from './install-next-shop.js'
import { testRecipes } from './next-recipes.js'
import { testRefresh } from './next-refresh.js'
import { openBrowser, openPage } from './open-browser.js'
import { serveApp, type RunningApp } from './serve-app.js'
import { expectShopFrame } from './shop-frame.js'
import { Shopper } from './shopper.js'
import { expectUndoInView } from './undo-in-view.js'
import { visit } from './visit.js'

const sample = createSampleCatalog({ size: 120 })
/** The sample images are data URIs, which Next does not resize. */
const photographed = { ...sample.products[0]!, images: [{ url: '/photo.png', alt: 'A photo' }] }
const shirt = buildProduct({
  name: 'Linen shirt',
  slug: 'linen-shirt',
  options: { Color: ['Black', 'White'], Size: ['Small', 'Medium', 'Large'] },
  soldOut: [{ Size: 'Large' }],
})
const catalog = { ...sample, products: [photographed, shirt, ...sample.products.slice(2)] }
const resources = JSON.parse(
  readFileSync(join(root, 'examples/vite/checkout-resources.json'), 'utf8'),
) as MockStoreOptions['resources']
const store = createMockStore({ ...catalog, resources, apiKey: CANARY_KEY })
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const cleanups: (() => Promise<unknown>)[] = []
let project: InstalledProject
let app: RunningApp
let browser: Browser

beforeAll(async () => {
  const packed = await pack()
  cleanups.push(() => packed.remove())
  project = await installNextShop(packed.tarball)
  cleanups.push(() => project.remove())
  await mkdir(join(project.folder, 'public'), { recursive: true })
  await writeFile(join(project.folder, 'public/photo.png'), Buffer.from(PIXEL, 'base64'))
  const server = await serveMockStore(store)
  cleanups.push(() => server.close())
  await buildNext(project, CANARY_KEY)
  app = await serveApp(project, 'next/dist/bin/next', (port) => ['start', '--port', port], {
    STOREFRONT_URL: server.baseUrl,
    STOREFRONT_API_KEY: CANARY_KEY,
    REVALIDATE_SECRET: 'webhook',
    DRAFT_SECRET: 'editor',
    PRICE_LOG: priceLogOf(project),
    NEXT_TELEMETRY_DISABLED: '1',
  })
  cleanups.push(() => app.stop())
  browser = await openBrowser()
  cleanups.push(() => browser.close())
})

const priceLogOf = ({ folder }: InstalledProject) => join(folder, 'prices.json')
const heading = (text: string) => new RegExp(`<h1[^>]*>${text}</h1>`)
const htmlOf = async (path: string) => (await fetch(app.url + path)).text()
const selectedValues = (page: Page) =>
  page
    .locator('input[type=radio]:checked')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))
const requestsFor = (path: string) => store.requests.filter((request) => request.path === path)

/** Each test uses products of its own, because Next keeps responses for a minute. */
const unused = catalog.products.filter(({ options }) => options.length > 0)
const nextProduct = () => unused.pop()!

afterEach(() => store.clearFaults())

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
  expect(findKeyInResponses(bodies)).toEqual([])
  await page.close()
})

it('the Next example passes autoPaging from a server component, and scrolling loads pages', async () => {
  const { page, consoleErrors } = await openPage(browser)
  const html = await htmlOf('/feed')
  expect(html).toContain('data-paging="auto"')
  expect(html.match(/data-item-id=/g)).toHaveLength(12)
  await page.goto(`${app.url}/feed`)
  const feed = page.getByRole('feed')
  await feed.waitFor()
  const articles = feed.getByRole('article')
  const scrollOn = async () => {
    await page.mouse.wheel(0, 1000)
    return articles.count()
  }
  await expect.poll(scrollOn, { timeout: 10_000 }).toBeGreaterThanOrEqual(36)
  expect(await articles.first().getAttribute('aria-posinset')).toBe('1')
  expect(consoleErrors).toEqual([])
  await page.close()
})

testRefresh('the Next example', () => ({ url: app.url, browser }))

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

it('the Next example skips its header, moves the focus to a new page, and says that it is offline', async () => {
  await expectShopFrame(browser, app.url)
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
  await expect.poll(() => shopper.names().then(([name]) => name), { timeout: 10_000 }).toBe(byName[0])
  expect(new URL(page.url()).search).toBe('?sort=name&order=asc')
  expect(consoleErrors).toEqual([])
  await page.close()
})

it('the Next example refuses a sold-out variant without scripts', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${app.url}/products/${shirt.slug}`)
  await page.getByText('Large', { exact: true }).click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByText('Sold out: Linen shirt, Black, Large.').waitFor()
  expect(await selectedValues(page)).toEqual(['Black', 'Large'])
  await context.close()
})

it('the Next example renders the product, its title and its structured data from one API request', async () => {
  const product = catalog.products.find(({ options }) => options.length > 0)!
  store.clearRequests()
  const html = await (await fetch(`${app.url}/products/${product.slug}`)).text()
  expect(html).toMatch(heading(product.name))
  expect(html).toMatch(/<title>[^<]+ – Holm &amp; Hearth<\/title>/)
  const [, jsonLd] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!
  expect(JSON.parse(jsonLd!)).toMatchObject({ name: product.name })
  expect(store.requests.filter(({ path }) => path === `/products/${product.slug}`)).toHaveLength(1)
  expect(findKey(html, CANARY_KEY)).toEqual([])
})

it('the Next example has only the fields of a card in the HTML of a list', async () => {
  const html = await htmlOf('/products')
  // Next writes the data of the list as a string in a script.
  expect(html).toContain(String.raw`\"stockStatus\"`)
  expect(html).not.toContain('stockQuantity')
  expect(html).not.toContain('description\\"')
})

it('the Next example streams the product list after the heading', async () => {
  const { page, consoleErrors, fetched } = await openPage(browser)
  await page.goto(app.url)
  await page.getByRole('heading', { name: 'New in' }).waitFor()
  await page.locator('[data-item-id]').first().waitFor()
  // A server component rendered this list; the browser loads its next page.
  await new Shopper(page, app.url).showMore()
  await expect.poll(() => page.locator('[data-item-id]').count()).toBe(4 + 16)
  expect(fetched.filter((url) => url.includes('/api/storefront/'))).toHaveLength(1)
  expect(consoleErrors).toEqual([])
  await page.close()
})

it('the Next example shows a message and forbids indexing for an unknown product', async () => {
  const response = await fetch(`${app.url}/products/no-such-thing`)
  const html = await response.text()
  // Next has sent the status of the static part before the store answers.
  expect(response.status).toBe(200)
  expect(html).toContain('There is nothing at this address')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

it('the Next example lists every product, collection and page in the sitemap', async () => {
  const xml = await (await fetch(`${app.url}/sitemap.xml`)).text()
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
  expect(paths.sort()).toEqual(
    [
      ...['/', '/products'],
      ...catalog.products.map(({ slug }) => `/products/${slug}`),
      ...catalog.collections.map(({ slug }) => `/collections/${slug}`),
      ...catalog.pages.map(({ slug }) => `/pages/${slug}`),
    ].sort(),
  )
})

it('the Next example prerenders headings and placeholders, and no products', async () => {
  const shell = await readFile(join(project.folder, '.next/server/app/products.html'), 'utf8')
  expect(shell).toMatch(heading('All products'))
  expect(shell).toContain('aria-label="Loading products"')
  // TanStack Query reads the clock, so Next excludes the list from the static HTML.
  expect(shell).not.toContain('data-item-id')
})

it.each(['html', 500, 'timeout'] as const)(
  'the Next example sends one request for metadata and page when the API fails with %s',
  async (fault) => {
    const path = `/products/${nextProduct().slug}`
    store.failWhen({ path }, fault)
    store.clearRequests()
    expect(await htmlOf(path)).not.toContain('"@type":"Product"')
    // An invalid response is requested once more, without the cache.
    expect(requestsFor(path)).toHaveLength(fault === 'html' ? 2 : 1)
  },
)

it('the Next example shows a product although Next cached an HTML response with status 200', async () => {
  const product = nextProduct()
  const path = `/products/${product.slug}`
  store.failWhen({ path, times: 1 }, 'html')
  for (let visit = 1; visit <= 3; visit++) {
    expect(await htmlOf(path), `visit ${visit}`).toMatch(heading(product.name))
    // The example shares a request for one second. After that, Next answers with the cached HTML.
    await new Promise((resolve) => setTimeout(resolve, 1100))
  }
})

it('the Next example shows a list although Next cached an HTML response with status 200', async () => {
  const path = '/products'
  store.failWhen({ path, times: 1 }, 'html')
  for (let visit = 1; visit <= 2; visit++) {
    expect(await htmlOf('/products?sort=price&order=asc'), `visit ${visit}`).toContain('data-item-id')
  }
})

it('the Next example logs a list that failed on the server, and the browser loads the list', async () => {
  const { page } = await openPage(browser)
  const shopper = new Shopper(page, app.url)
  const path = '/products'
  store.failWhen({ path, times: 1 }, 500)
  await page.goto(`${app.url}/products?sort=price&order=desc`)
  await shopper.waitForText(/^Showing 24 of \d+ products$/)
  expect(app.output()).toMatch(/A list failed to load on the server\.[^]*ServerError/)
  await page.close()
})

it('the Next example requests a product once when a shopper hovers over its link and opens it', async () => {
  const { page, consoleErrors } = await openPage(browser)
  const shopper = new Shopper(page, app.url)
  await shopper.openProducts()
  const name = (await shopper.names())[5]!
  const product = catalog.products.find((each) => each.name === name)!
  store.clearRequests()
  await page.getByRole('link', { name, exact: true }).hover()
  await shopper.open(product)
  expect(requestsFor(`/products/${product.slug}`)).toHaveLength(1)
  expect(consoleErrors).toEqual([])
  await page.close()
})

const revalidate = (secret: string) =>
  fetch(`${app.url}/api/revalidate`, { method: 'POST', headers: { authorization: `Bearer ${secret}` } })

it('the Next example keeps menus with use cache, retries a menu that failed, and follows revalidateTag', async () => {
  expect((await revalidate('wrong')).status).toBe(401)
  expect((await revalidate('webhook')).status).toBe(204)
  const main = store.menus.all().find(({ slug }) => slug === 'main')!
  const link = `href="${main.items[0]!.url}"`
  store.clearRequests()

  store.failWhen({ path: '/menus/main', times: 1 }, 500)
  expect(await htmlOf('/products')).not.toContain(link)
  for (let visit = 1; visit <= 3; visit++) {
    expect(await htmlOf('/products'), `visit ${visit}`).toContain(link)
  }
  expect(requestsFor('/menus/main')).toHaveLength(2)

  store.menus.update([main.id], { items: [{ ...main.items[0]!, label: 'Fresh from the oven' }] })
  expect(await htmlOf('/products')).not.toContain('Fresh from the oven')
  await revalidate('webhook')
  expect(await htmlOf('/products')).toContain('Fresh from the oven')
  store.menus.update([main.id], main)
  await revalidate('webhook')
})

it('the Next example has the first collections as its menu, and no empty landmark, with a store without menus', async () => {
  const menus = store.menus.all()
  store.menus.remove(menus.map(({ id }) => id))
  await revalidate('webhook')
  const logged = app.output()
  const html = await htmlOf('/products')
  const navs = html.match(/<nav\b[^]*?<\/nav>/g) ?? []
  expect(navs).toHaveLength(1)
  expect(navs[0]!.match(/href="\/collections\//g)).toHaveLength(6)
  expect(app.output()).toBe(logged)
  store.menus.insert(menus)
  await revalidate('webhook')
})

it('the Next example caches no response of the proxy', async () => {
  store.clearRequests()
  const url = `${app.url}/api/storefront/v1/products?limit=3&sort=name`
  for (let visit = 0; visit < 3; visit++) expect((await fetch(url)).status).toBe(200)
  expect(store.requests).toHaveLength(3)
})

it('the Next example resizes images, and pages of a collection are links of next/link', async () => {
  const { page, consoleErrors, bodies } = await openPage(browser)
  const shopper = new Shopper(page, app.url)
  await page.goto(`${app.url}/products/${photographed.slug}`)
  const image = page.getByRole('img', { name: 'A photo' }).first()
  await expect.poll(() => image.getAttribute('data-status')).toBe('loaded')
  // The smallest thumbnail, twice that, a picture of 700 pixels, and one that is wider than any screen.
  for (const width of [40, 80, 160, 700, 1920, 4000]) {
    const resized = await fetch(app.url + imageLoader({ src: '/photo.png', width, quality: undefined }))
    expect([resized.status, resized.headers.get('content-type')]).toEqual([200, 'image/png'])
  }
  expect((await fetch(`${app.url}/_next/image?url=%2Fphoto.png&w=161&q=75`)).status).toBe(400)

  const slug = 'gifts'
  await page.goto(`${app.url}/collections/${slug}`)
  const first = (await shopper.names())[0]
  const documents = () => [...bodies.keys()].filter((url) => url.includes('after='))
  await page.getByRole('link', { name: 'Next' }).click()
  await expect.poll(() => shopper.names().then(([name]) => name)).not.toBe(first)
  expect(page.url()).toContain('after=')
  // The router fetched the page; the browser did not load a document.
  for (const url of documents()) expect(url).toContain('_rsc=')
  await page.goBack()
  await expect.poll(() => shopper.names().then(([name]) => name)).toBe(first)
  expect(consoleErrors).toEqual([])
  await page.close()
})

it('the Next example sells: add, change, reload, second tab, sold out meanwhile, check out', async () => {
  await buy(browser, app.url, store)
})

it('the Next example shows Undo in view after a removal from a long cart on a phone', async () => {
  await expectUndoInView(browser, app.url, catalog.products, { hasDrawer: false })
})

it('the checkout of the Next example takes prices from the store, and refuses lines that are not for sale', async () => {
  const product = catalog.products.find(({ variants }) => variants.some((each) => isVariantAvailable(each)))!
  const variant = product.variants.find((each) => isVariantAvailable(each))!
  const line = { productId: product.id, variantId: variant.id, quantity: 1 }
  const sold = await postLines(app.url, [{ ...line, price: '0.01' }])
  const total = (Number(variant.price) + 4.9).toFixed(2)
  expect(await htmlOf(sold.headers.get('location')!)).toContain(total)
  expect((await postLines(app.url, [{ ...line, quantity: -1 }])).status).toBe(400)
  for (const lines of [[], [{ ...line, variantId: 'of another product' }]]) {
    expect((await postLines(app.url, lines)).headers.get('location')).toBe('/cart?problem=changed')
  }
})

it('the checkout of the Next example says that nothing was ordered when the store does not answer', async () => {
  const product = catalog.products.findLast(({ variants }) =>
    variants.some((each) => isVariantAvailable(each)),
  )!
  const variant = product.variants.find((each) => isVariantAvailable(each))!
  const line = { productId: product.id, variantId: variant.id, quantity: 1 }
  const id = { 'cart-checkout': crypto.randomUUID() }
  const post = async () => (await postLines(app.url, [line], id)).headers.get('location')!
  const path = `/products/${product.id}`
  const stopFailing = store.failWhen({ path }, 500)
  const location = await post()
  expect(location).toBe('/cart?problem=notSent')
  expect(await htmlOf(location)).toContain('because our store did not answer')
  stopFailing()
  expect(await post()).toMatch(/^\/orders\//)
})

it('the checkout of the Next example answers a repeated checkout with its first order', async () => {
  const product = catalog.products.findLast(({ variants }) =>
    variants.some((each) => isVariantAvailable(each)),
  )!
  const variant = product.variants.find((each) => isVariantAvailable(each))!
  const line = { productId: product.id, variantId: variant.id, quantity: 1 }
  const id = { 'cart-checkout': crypto.randomUUID() }
  const post = (quantity = 1) => postLines(app.url, [{ ...line, quantity }], id)
  const [first, second] = await Promise.all([post(), post()])
  const order = first.headers.get('location')
  expect(order).toMatch(/^\/orders\//)
  expect(second.headers.get('location')).toBe(order)
  expect((await post()).headers.get('location')).toBe(order)
  // The shopper went back and typed another quantity, on a page whose id is that of the server.
  expect((await post(2)).headers.get('location')).not.toBe(order)
})

it.each<Record<string, string>>([{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])(
  'the Next example writes nothing for a form with the headers %j',
  async (headers) => {
    for (const path of ['/cart/add', '/cart/update', '/checkout']) {
      const body = new FormData()
      body.set('product', catalog.products[0]!.slug)
      const response = await fetch(app.url + path, { method: 'POST', headers, body, redirect: 'manual' })
      expect([path, response.status, response.headers.getSetCookie()]).toEqual([path, 403, []])
    }
  },
)

it('the Next example adds the selected variant without scripts, and the cart has it once scripts run', async () => {
  const product = catalog.products.find(
    ({ options, variants }) =>
      options.length > 0 && variants.filter((each) => isVariantAvailable(each)).length > 1,
  )!
  const variant = product.variants.findLast((each) => isVariantAvailable(each))!
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${app.url}/products/${product.slug}`)
  await new Shopper(page, app.url).selectOptions(variant.attributes)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect.poll(() => page.url()).toBe(`${app.url}/cart`)

  const withScripts = await browser.newContext({ storageState: await context.storageState() })
  const cart = await withScripts.newPage()
  await cart.goto(`${app.url}/cart`)
  await cart.getByRole('link', { name: 'Cart (1)' }).waitFor()
  const stored = await cart.evaluate(() =>
    Array.from(
      { length: localStorage.length },
      (_, index) => localStorage.getItem(localStorage.key(index) ?? '') ?? '',
    ),
  )
  expect(stored.map((text) => (JSON.parse(text) as { variantId: string }).variantId)).toEqual([variant.id])
  expect(await withScripts.cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'storefront-cart-add' }),
  )
  await withScripts.close()
  await context.close()
})

it('the Next example shows, totals and sells the lines that were added without scripts', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const product = catalog.products.findLast(
    ({ variants }) => variants.length === 1 && isVariantAvailable(variants[0]!),
  )!
  const add = async () => {
    await page.goto(`${app.url}/products/${product.slug}`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
  }
  await add()
  await add()
  await page.getByRole('link', { name: product.name }).waitFor()
  const text = await page.getByRole('form', { name: 'Order' }).innerText()
  const format = (amount: string) => `€${Number(amount).toLocaleString('en', { minimumFractionDigits: 2 })}`
  const subtotal = multiplyAmount(product.variants[0]!.price, 2)
  expect(text).toContain(format(subtotal))
  expect(text).toContain(format(sumAmounts([subtotal, '4.90'])))
  // Enter in the field presses Update, and orders nothing.
  const quantity = page.getByRole('textbox', { name: `Quantity of ${product.name}` })
  await quantity.fill('1')
  await quantity.press('Enter')
  await expect.poll(() => quantity.inputValue()).toBe('1')
  await page.getByRole('button', { name: `Increase quantity of ${product.name}` }).click()
  await expect.poll(() => quantity.inputValue()).toBe('2')
  // The server checks the number in the field. A number that cannot be sold stays there, next to its issue.
  await quantity.fill('998')
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByRole('alert').getByText('We have not placed your order').waitFor()
  expect(await quantity.inputValue()).toBe('998')
  await page.getByText(/^Only \d+ available/).waitFor()
  await quantity.fill('2')
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  await page.getByText(`We charge ${format(sumAmounts([subtotal, '4.90']))}.`).waitFor()
  // The order took its lines out of the cart.
  await page.goto(`${app.url}/cart`)
  await page.getByRole('heading', { name: 'Your cart' }).waitFor()
  expect(await page.getByRole('link', { name: product.name }).count()).toBe(0)
  // Chromium may not paint a `<noscript>` where a test has switched scripts off, so look at what the server sent.
  const html = await (await context.request.get(`${app.url}/cart`)).text()
  expect(html).toMatch(/<noscript>(?:(?!<\/noscript>).)*Your cart is empty\./s)
  expect((await context.cookies()).map(({ name }) => name)).not.toContainEqual(
    expect.stringMatching(/^storefront-cart-add/),
  )
  await context.close()
})

testRecipes(() => ({ url: app.url, browser, store, nextProduct, priceLog: priceLogOf(project) }))

// After the tests above, so that Next's caches have the responses of many requests.
it('the Next example has the server key in no file that it builds or caches, and in no line that it logs', async () => {
  const { files, found } = await findKeyInFiles(join(project.folder, '.next'))
  expect(found).toEqual([])
  expect(files).toBeGreaterThan(100)
  expect(findKey(app.output(), CANARY_KEY)).toEqual([])
})
