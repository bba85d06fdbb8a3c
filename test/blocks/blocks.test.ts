import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import axe from 'axe-core'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildProduct, createMockStore, createSampleCatalog } from 'storefront-mock'
import { serveMockStore } from 'storefront-mock/node'

import { isVariantAvailable, multiplyAmount, type Product } from '../../src/core/index.js'
import { openBrowser } from '../examples/open-browser.js'
import { serveApp, type RunningApp } from '../examples/serve-app.js'
import { serveFiles } from '../examples/serve-files.js'
import { freePort } from '../free-port.js'
import { installProject, type InstalledProject } from '../package/install-project.js'
import { pack, root } from '../package/packed-package.js'
import { blocks, registry } from './registry.js'

const shirt = buildProduct({
  id: 'prod_shirt',
  name: 'Linen shirt',
  slug: 'linen-shirt',
  price: '20.00',
  options: {
    Color: ['Black', 'Sage', 'Clay'],
    Fit: ['Slim', 'Wide'],
    Size: Array.from({ length: 14 }, (_, index) => String(36 + index)),
  },
  soldOut: [{ Color: 'Sage' }],
})
const sample = createSampleCatalog({ size: 60 })
const catalog = { ...sample, products: [...sample.products, shirt] }
const resources = {
  shipping: [{ id: 'standard', name: 'Standard', price: '4.90' }],
  taxes: [{ id: 'vat', name: 'VAT', percent: '19' }],
  payments: [{ id: 'card', name: 'Card' }],
}
const store = createMockStore({ ...catalog, resources, apiKey: 'pk_blocks' })
/** The CLI must not need a network: no server listens on this port. */
const OFFLINE = { https_proxy: 'http://127.0.0.1:9', REGISTRY_URL: 'http://127.0.0.1:9/r' }

const cleanups: (() => Promise<unknown>)[] = []
let withSearchPage: readonly string[]
let project: InstalledProject
let app: RunningApp
let browser: Browser

beforeAll(async () => {
  await promisify(execFile)('npm', ['run', 'docs', 'registry'], { cwd: root })
  const packed = await pack()
  cleanups.push(() => packed.remove())
  project = await installProject(join(import.meta.dirname, 'fixture'), packed.tarball)
  cleanups.push(() => project.remove())
  await cp(join(blocks, 'theme.css'), join(project.folder, 'src/theme.css'))

  // The site has the registry in its folder `r`.
  const files = await serveFiles(await freePort(), (path) => join(blocks, 'dist', path.replace(/^\/r\//, '')))
  cleanups.push(() => files.close())
  const cli = join(blocks, 'node_modules/shadcn/dist/index.js')
  const run = (command: string) => {
    const [npx, shadcn, ...words] = command.replaceAll('"', '').split(' ')
    expect([npx, shadcn]).toEqual(['npx', 'shadcn'])
    return project.run('node', [cli, ...words], OFFLINE)
  }
  await run(printedBy('RegistryLine').replace(/\$\{site\}\$\{withBase\('(.+?)'\)\}/, `${files.url}$1`))
  // A block that others need is there by then: ask for those that need others first.
  const [first, ...others] = registry.items
    .map(({ name }) => name)
    .sort((a, b) => Number(b === 'search-page') - Number(a === 'search-page'))
  const add = (name: string) => run(printedBy('BlockInstall').replace('${name}', name))
  await add(first!)
  withSearchPage = await installedFolders()
  for (const name of others) await add(name)

  const server = await serveMockStore(store)
  cleanups.push(() => server.close())
  await project.run('npm', ['run', 'build'], {
    VITE_STOREFRONT_URL: server.baseUrl,
    VITE_STOREFRONT_KEY: store.apiKey!,
  })
  app = await serveApp(project, 'vite/bin/vite.js', (port) => ['preview', '--strictPort', '--port', port])
  cleanups.push(() => app.stop())
  browser = await openBrowser()
  cleanups.push(() => browser.close())
})

afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
})

/** The command that a page of the site prints. */
const printedBy = (component: string): string =>
  /:command="`(.+)`"/
    .exec(readFileSync(join(root, `site/.vitepress/theme/${component}.vue`), 'utf8'))![1]!
    .replaceAll('&quot;', '"')

const consoleMessages: string[] = []

afterEach(() => {
  store.clearFaults()
  expect(consoleMessages.splice(0)).toEqual([])
})

const installedFolders = () => readdir(join(project.folder, 'src/components/shop'))

interface View {
  readonly width?: number
  readonly colorScheme?: 'light' | 'dark'
}

async function open(path: string, { width = 1280, colorScheme = 'light' }: View = {}): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: 800 },
    colorScheme,
    reducedMotion: 'reduce',
  })
  page.on('console', (message) => consoleMessages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => consoleMessages.push(String(error)))
  await page.goto(app.url + path)
  return page
}

const cards = (page: Page) => page.locator('main [data-item-id]')
const names = (page: Page) => cards(page).getByRole('heading').allTextContents()
const opened = (page: Page) => page.locator('dialog[open]')

async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { axe: runner } = globalThis as unknown as { axe: typeof axe }
    const { violations } = await runner.run({ resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  })
}

/** On a phone, a target of 44 pixels, except a link in text and what is hidden visually. */
async function smallTargetsOf(page: Page): Promise<string[]> {
  return page
    .locator(
      ':is(button, select, [type=search], [type=text], label:has([type=checkbox], [type=radio])):visible',
    )
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('[aria-hidden]') && element.getBoundingClientRect().height < 44)
        .map((element) => element.outerHTML.slice(0, 120)),
    )
}

const amountOf = (locator: Locator) =>
  locator.textContent().then((text) => /[\d.,]+/.exec(text ?? '')![0].replace(',', ''))

describe('the blocks in a new Vite app with Tailwind', () => {
  it('are installed as they are in the registry', async () => {
    for (const { files } of registry.items) {
      for (const { path } of files) {
        const installed = join(project.folder, 'src/components/shop', path)
        expect(existsSync(installed), installed).toBe(true)
        expect(await readFile(installed, 'utf8'), path).toBe(await readFile(join(blocks, path), 'utf8'))
      }
    }
  })

  it('are installed with the blocks that they need', () => {
    expect([...withSearchPage].sort()).toEqual([
      'product-card',
      'product-grid',
      'search-page',
      'shop-ui',
      'sort-and-facets',
    ])
  })

  it('list products, load more of them, and sort them', async () => {
    const page = await open('/')
    await page.getByText('Showing 24 of 61 products').waitFor()
    expect(await cards(page).count()).toBe(24)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => cards(page).count()).toBe(48)
    await page.getByLabel('Sort by').selectOption({ label: 'Price, high to low' })
    const dearest = catalog.products.map(lowestPrice).sort((a, b) => b - a)[0]
    const first = () => names(page).then(([name]) => catalog.products.find((each) => each.name === name)!)
    await expect.poll(async () => lowestPrice(await first())).toBe(dearest)
    await page.close()
  })

  it('load pages near the viewport with paging={autoPaging}', async () => {
    const page = await open('/auto')
    await page.getByRole('feed').waitFor()
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 2000)
        return cards(page).count()
      })
      .toBe(61)
    await page.close()
  })

  it('show a skeleton, then an error with a retry, then the products', async () => {
    store.failWhen({ path: '/products', times: 1 }, 400)
    store.pause()
    const page = await open('/')
    await page.locator('.animate-pulse').first().waitFor()
    store.resume()
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    consoleMessages.splice(0)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Showing 24 of 61 products').waitFor()
    await page.close()
  })

  it('filter and sort search results, remove filters, and suggest another query', async () => {
    const page = await open('/search')
    await page.getByText('61 products found').waitFor()
    await page.getByRole('group', { name: 'Color' }).getByText('Sage').click()
    await page.getByRole('group', { name: 'Available' }).getByText('In stock').click()
    const isSage = ({ attributes }: Product['variants'][number]) =>
      [attributes['Color'], attributes['Colour']].includes('Sage')
    const found = catalog.products.filter(({ variants }) =>
      variants.some((variant) => isSage(variant) && isVariantAvailable(variant)),
    )
    await page.getByText(`${found.length} products found`).waitFor()
    await page.getByLabel('Sort by').selectOption({ label: 'Name, A to Z' })
    await expect
      .poll(() => names(page))
      .toEqual(found.map(({ name }) => name).sort((a, b) => a.localeCompare(b)))
    await page.getByRole('button', { name: 'Clear all filters' }).click()
    await page.getByText('61 products found').waitFor()
    await page.getByRole('searchbox').fill('xyzzyq')
    await page.getByText('Try other words, or fewer filters.').waitFor()
    await page.close()
  })

  it('choose a variant by swatch, pill and select, and add it to the cart', async () => {
    const page = await open(`/products/${shirt.slug}`)
    const add = page.getByRole('button', { name: 'Add to cart' })
    await add.waitFor()
    // The first variant that can be bought.
    await expect.poll(() => page.getByRole('radio', { name: 'Black' }).isChecked()).toBe(true)
    await page.getByTitle('Clay').click()
    await page.getByText('Wide', { exact: true }).click()
    await page.getByLabel('Size').selectOption('49')
    expect(await page.getByRole('radio', { name: 'Clay' }).isChecked()).toBe(true)
    expect(await page.getByRole('radio', { name: 'Wide' }).isChecked()).toBe(true)
    await page.getByTitle('Sage').click()
    expect(await page.getByRole('button', { name: 'Sold out' }).isDisabled()).toBe(true)
    await page.getByTitle('Clay').click()
    await add.click()

    await page.getByRole('button', { name: 'Cart (1)' }).click()
    const drawer = opened(page)
    await drawer.getByText('Clay, Wide, 49').waitFor()
    await drawer.getByRole('button', { name: 'Increase quantity of Linen shirt' }).click()
    await drawer.getByText('2 items in your cart').waitFor({ state: 'attached' })
    await expect
      .poll(() => amountOf(drawer.getByText('Subtotal').locator('xpath=following-sibling::dd')))
      .toBe(multiplyAmount('20.00', 2))
    await page.keyboard.press('Escape')
    await expect.poll(() => opened(page).count()).toBe(0)
    // The focus is back on the button that opened the drawer.
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Cart (2)')
    await page.close()
  })

  it('name a price that changed, take it over, and add the shipping', async () => {
    const page = await open(`/products/${shirt.slug}`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    const { variants } = shirt
    store.update(shirt.id, { variants: variants.map((variant) => ({ ...variant, price: '25.00' })) })
    await page.goto(`${app.url}/cart`)
    const cart = page.getByRole('main')
    await cart.getByText('The price changed from €20.00 to €25.00.').waitFor()
    await cart.getByRole('button', { name: /^Accept/ }).click()
    await expect.poll(() => cart.getByText('The price changed').count()).toBe(0)
    await cart.getByText('€29.90').waitFor()
    await cart.getByText('Includes 19% VAT.').waitFor()
    store.update(shirt.id, { variants })
    await page.close()
  })

  it('find a product in the search dialog and open it', async () => {
    const page = await open('/')
    store.clearRequests()
    await page.getByRole('button', { name: 'Search' }).click()
    const dialog = opened(page)
    const input = dialog.getByRole('combobox')
    await expect.poll(() => input.evaluate((element) => element === document.activeElement)).toBe(true)
    await input.fill('linen sh')
    const link = dialog.getByRole('option', { name: `${shirt.name} €` })
    await expect.poll(() => link.locator('mark').allTextContents()).toEqual(['Linen', 'sh'])
    expect(await violationsOf(page)).toEqual([])
    await link.click()
    await page.getByRole('heading', { level: 1, name: shirt.name }).waitFor()
    await page.close()
  })

  it('open the page with all results on Enter', async () => {
    const page = await open('/')
    await page.getByRole('button', { name: 'Search' }).click()
    await opened(page).getByRole('combobox').fill('linen shirt')
    await opened(page)
      .getByRole('option', { name: `${shirt.name} €` })
      .waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${app.url}/search?q=linen%20shirt`)
    await expect.poll(() => names(page)).toContain(shirt.name)
    await page.close()
  })

  it('mirror the drawer in a right-to-left shop', async () => {
    const page = await open('/?rtl')
    // A link to the page of the cart until a pointer arrives.
    await page.getByRole('link', { name: 'Cart (0)' }).hover()
    await page.getByRole('button', { name: 'Cart (0)' }).click()
    const box = () => opened(page).evaluate((element) => element.getBoundingClientRect().left)
    await expect.poll(box).toBe(0)
    await page.close()
  })
})

describe.each([
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const)('the blocks at $width pixels in $colorScheme colours', (view) => {
  const check = async (page: Page) => {
    expect(await violationsOf(page)).toEqual([])
    if (view.width < 500) expect(await smallTargetsOf(page)).toEqual([])
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(overflow)).toBe(0)
  }

  it('are accessible on the page of a list', async () => {
    const page = await open('/', view)
    await page.getByText('Showing 24 of 61 products').waitFor()
    await check(page)
    await page.close()
  })

  it('are accessible on the page of a search, with filters', async () => {
    const page = await open('/search', view)
    await page.getByText('61 products found').waitFor()
    if (view.width < 500) await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('group', { name: 'Available' }).getByText('In stock').click()
    await page.getByRole('button', { name: 'Remove Available: In stock' }).waitFor()
    await check(page)
    await page.close()
  })

  it('are accessible while the browser is offline', async () => {
    const page = await open('/', view)
    await page.getByText('Showing 24 of 61 products').waitFor()
    await page.context().setOffline(true)
    await page.getByRole('status').getByText('You are offline. Your cart is safe.').waitFor()
    await check(page)
    await page.close()
  })

  it('are accessible on the page of a product, and in the drawer', async () => {
    const page = await open(`/products/${shirt.slug}`, view)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await check(page)
    await page.getByRole('button', { name: 'Cart (1)' }).click()
    await opened(page).getByText('Subtotal').waitFor()
    await check(page)
    await page.close()
  })
})

const lowestPrice = ({ variants }: Product) => Math.min(...variants.map(({ price }) => Number(price)))
