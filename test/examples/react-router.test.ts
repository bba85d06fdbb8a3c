import type { Browser, Page } from 'playwright'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { serveMockStore } from 'storefront-mock/node'

import { installProject, type InstalledProject } from '../package/install-project.js'
import { pack } from '../package/packed-package.js'
import { findKey } from '../hostile/key-forms.js'
import { CANARY_KEY, findKeyInFiles, findKeyInResponses } from './canary.js'
import { expectPlaceKept } from './keep-place.js'
import { openBrowser, openPage } from './open-browser.js'
import { serveApp, type RunningApp } from './serve-app.js'
import { Shopper } from './shopper.js'
import { expectLoadedPagesKept, press } from './stay-in-place.js'

const catalog = createSampleCatalog({ size: 60 })
const store = createMockStore({ ...catalog, apiKey: CANARY_KEY })
const onSale = (each: (typeof catalog.products)[number]) => each.variants.some((v) => v.compareAtPrice)
const cleanups: (() => Promise<unknown>)[] = []
let project: InstalledProject
let app: RunningApp
let browser: Browser

beforeAll(async () => {
  const packed = await pack()
  cleanups.push(() => packed.remove())
  project = await installProject(join(import.meta.dirname, 'fixture/react-router'), packed.tarball)
  cleanups.push(() => project.remove())
  const server = await serveMockStore(store)
  cleanups.push(() => server.close())
  await project.run('npm', ['run', 'typecheck'])
  await project.run('npm', ['run', 'build'], { STOREFRONT_API_KEY: CANARY_KEY })
  const script = '@react-router/serve/bin.js'
  // The command reads its port from the environment.
  app = await serveApp(
    project,
    script,
    () => ['build/server/index.js'],
    (port) => ({
      PORT: port,
      NODE_ENV: 'production',
      STOREFRONT_URL: server.baseUrl,
      STOREFRONT_API_KEY: CANARY_KEY,
    }),
  )
  cleanups.push(() => app.stop())
  browser = await openBrowser()
  cleanups.push(() => browser.close())
})

afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
})

/** Collects what the policy blocked, from the first byte of the document on. */
async function openStrictPage() {
  const observed = await openPage(browser)
  await observed.page.addInitScript(() => {
    const violations: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, sample }) =>
      violations.push(`${effectiveDirective} ${sourceFile} ${sample}`),
    )
    Object.assign(globalThis, { violations })
  })
  const violations = () => observed.page.evaluate(() => (globalThis as { violations?: string[] }).violations)
  return { ...observed, violations }
}

/** Scrolls the virtualised grid until its last product is rendered. */
async function scrollToLast(page: Page) {
  const name = [...catalog.products.map((each) => each.name)].sort().at(-1)!
  const last = page.getByRole('link', { name, exact: true })
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 2000)
        return last.count()
      },
      { timeout: 60_000 },
    )
    .toBe(1)
}

it('the React Router example renders a loader’s list, and the browser does not request it again', async () => {
  const { page, consoleErrors, bodies, fetched } = await openPage(browser)
  store.clearRequests()
  await page.goto(app.url)
  // The body is recorded after the response, which is all that the navigation waits for.
  await expect
    .poll(() => bodies.get(`${app.url}/`) ?? '', { timeout: 30_000 })
    .toContain('Showing 48 of 60 products')
  await page.getByText('Showing 48 of 60 products').waitFor()
  expect(store.requests).toHaveLength(2)
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByText('Showing 60 of 60 products').waitFor()
  expect(fetched.filter((url) => url.includes('/api/v1/'))).toHaveLength(1)
  expect(findKeyInResponses(bodies)).toEqual([])
  expect(consoleErrors).toEqual([])
  await page.close()
})

it('the React Router example keeps the place of the list, also when the code of its routes arrives late', async () => {
  const { page, consoleErrors } = await openPage(browser)
  const shopper = new Shopper(page, app.url)
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    await route.continue()
  })
  await page.goto(app.url)
  await shopper.showMore()
  await shopper.waitForText('Showing 60 of 60 products')
  // On the page of the list that the loader does not send.
  const [product] = [...catalog.products].sort((a, b) => (a.name < b.name ? -1 : 1)).slice(50)
  await expectPlaceKept(shopper, product!)
  expect(consoleErrors).toEqual([])
  await page.close()
})

it('the React Router example responds 404 for a missing product, and 500 if the list fails', async () => {
  expect((await fetch(`${app.url}/products/no-such-thing`)).status).toBe(404)
  store.failNext(500)
  const failed = await fetch(app.url)
  expect(failed.status).toBe(500)
  expect(findKey(await failed.text(), CANARY_KEY)).toEqual([])
})

it('the React Router example works under a strict Content Security Policy without a violation', async () => {
  const { page, consoleErrors, violations } = await openStrictPage()
  const response = await page.goto(app.url)
  const policy = response!.headers()['content-security-policy']!
  expect(policy).toContain("style-src 'self';")
  expect(policy).toMatch(/script-src 'nonce-[\w+/=]+' 'strict-dynamic';/)
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')

  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByText('Showing 60 of 60 products').waitFor()
  const product = catalog.products.find((each) => onSale(each) && each.options.length > 0)!
  await page.getByRole('link', { name: product.name, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: product.name }).waitFor()
  await page.getByRole('radio').first().check()
  await page.getByRole('link', { name: 'Everything' }).click()
  await scrollToLast(page)
  expect(await violations()).toEqual([])
  expect(consoleErrors).toEqual([])
  await page.close()
})

it('the React Router example hydrates a virtualised grid and the pickers of a product under the policy', async () => {
  const { page, consoleErrors, violations } = await openStrictPage()
  const response = await page.goto(`${app.url}/everything`)
  expect(await response!.text()).not.toContain(' style="')
  await scrollToLast(page)
  expect(await page.locator('[data-spacer]').first().getAttribute('style')).toContain('block-size')

  const product = catalog.products.find(({ options }) => options.length > 0)!
  await page.goto(`${app.url}/products/${product.slug}`)
  await page.getByRole('radio').first().check()
  await expect.poll(violations).toEqual([])
  expect(consoleErrors).toEqual([])
  await page.close()
})

it.each<[string, string, () => void]>([
  ['an inline style', 'style-src', () => document.body.setAttribute('style', 'color: red')],
  ['HTML from a text', 'require-trusted-types-for', () => void (document.body.innerHTML = '<b>x</b>')],
])('the policy blocks %s, so the tests above would notice one', async (_what, directive, violate) => {
  const { page, violations } = await openStrictPage()
  await page.goto(app.url)
  // The browser throws what it blocks.
  await page.evaluate(violate).catch(() => {})
  await expect.poll(violations).toContainEqual(expect.stringContaining(directive))
  await page.close()
})

it('the policy blocks a script without the nonce in the HTML', async () => {
  const { page, violations } = await openStrictPage()
  await page.route(`${app.url}/`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('<body>', '<body><script>alert(1)</script>') })
  })
  await page.goto(app.url)
  await expect.poll(violations).toContainEqual(expect.stringContaining('script-src'))
  await page.close()
})

it.each(['Remember', 'Stay here'])(
  'the React Router example keeps the loaded pages at the same pixel after "%s"',
  async (button) => {
    const { page, consoleErrors, fetched } = await openPage(browser)
    const shopper = new Shopper(page, app.url)
    await page.goto(app.url)
    await shopper.showMore()
    await page.getByText('Showing 60 of 60 products').waitFor()
    const renderedAt = () => page.locator('[data-rendered-at]').getAttribute('data-rendered-at')
    const before = await renderedAt()
    const apiCalls = () => fetched.filter((url) => url.includes('/api/v1/')).length
    const calls = apiCalls()
    await expectLoadedPagesKept(
      page,
      () => press(page, button),
      () => expect.poll(renderedAt, { timeout: 10_000 }).not.toBe(before),
    )
    expect(apiCalls()).toBe(calls)
    expect(consoleErrors).toEqual([])
    await page.close()
  },
)

it('the policy allows HTML that a default policy of Trusted Types sanitises', async () => {
  const { page, violations } = await openStrictPage()
  await page.goto(app.url)
  const text = await page.evaluate(() => {
    interface TrustedTypes {
      createPolicy(name: string, rules: { readonly createHTML: (html: string) => string }): unknown
    }
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
    trustedTypes!.createPolicy('default', { createHTML: (html) => html.replaceAll('<img>', '') })
    const element = document.createElement('div')
    element.innerHTML = '<b>Soft</b><img>'
    return element.innerHTML
  })
  expect(text).toBe('<b>Soft</b>')
  expect(await violations()).toEqual([])
  await page.close()
})

it('the server’s HTML hides the texts for screen readers before any script runs', async () => {
  // A range of prices has no text for screen readers only.
  const product = catalog.products.find(
    (each) => onSale(each) && new Set(each.variants.map(({ price }) => price)).size === 1,
  )!
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${app.url}/products/${product.slug}`)
  expect(await page.content()).not.toContain(' style="')
  const hidden = page.locator('span[data-visually-hidden]').first()
  expect(await hidden.boundingBox()).toMatchObject({ width: 1, height: 1 })
  // The image keeps its place: width and height are attributes.
  expect(await page.locator('main img').first().boundingBox()).toMatchObject({ width: 320, height: 320 })
  await context.close()
})

it('the React Router example has the server key in no file that it builds, and in no line that it logs', async () => {
  const { files, found } = await findKeyInFiles(join(project.folder, 'build'))
  expect(found).toEqual([])
  expect(files).toBeGreaterThan(5)
  expect(findKey(app.output(), CANARY_KEY)).toEqual([])
})
