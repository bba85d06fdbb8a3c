import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import axe from 'axe-core'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { createSampleCatalog } from 'storefront-mock'

import { findSentences, readPage, readShopTexts } from '../languages/shop-sentences.js'
import { openBrowser } from '../examples/open-browser.js'
import { serveApp, type RunningApp } from '../examples/serve-app.js'
import { projectEnv } from '../package/install-project.js'
import { pack, tarballsIn } from '../package/packed-package.js'

const execute = promisify(execFile)
const cleanups: (() => unknown)[] = []
let folder: string
let shop: string
let app: RunningApp
let browser: Browser

const run = (cwd: string, command: string, args: readonly string[]) =>
  execute(command, [...args], { cwd, env: projectEnv(cwd, {}), shell: process.platform === 'win32' })
const create = (...args: readonly string[]) =>
  run(folder, process.execPath, [
    join(folder, 'node_modules/create-storefront-shop/dist/cli.js'),
    ...args,
    '--yes',
  ])

/** The shop's own sample stores, on the ports of its `.env`. */
async function startStores(): Promise<void> {
  const stores = spawn(process.execPath, ['store.mjs'], { cwd: shop, stdio: ['ignore', 'pipe', 'inherit'] })
  cleanups.push(async () => {
    if (stores.exitCode !== null) return
    const exit = once(stores, 'exit')
    stores.kill()
    await exit
  })
  await Promise.race([
    once(stores.stdout, 'data'),
    once(stores, 'exit').then(() => Promise.reject(new Error('The sample stores did not start.'))),
  ])
}

beforeAll(async () => {
  const packed = await pack()
  cleanups.push(() => packed.remove())
  const tarballs = dirname(packed.tarball)
  folder = await mkdtemp(join(tmpdir(), 'storefront-react-markets-'))
  cleanups.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund']
  await run(folder, 'npm', [...install, tarballsIn(tarballs).get('create-storefront-shop')!])
  await create('laden', '--markets', 'de-DE:EUR,en-US:USD,ja-JP:JPY', '--packages', tarballs)
  shop = join(folder, 'laden')
  // Checks the types, then builds.
  await run(shop, 'npm', ['run', 'build'])
  await startStores()
  app = await serveApp(
    { folder: shop } as never,
    '../dist-server/start.js',
    () => [],
    (port) => ({ PORT: port }),
  )
  cleanups.push(() => app.stop())
  browser = await openBrowser()
  cleanups.push(() => browser.close())
})

afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
})

async function openPhone(path: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(String(error)))
  await page.goto(app.url + path)
  return { page, messages }
}

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang)
const mainOf = (page: Page) => page.getByRole('main').innerText()
/** In the language of each market. */
const cartNames = (count: number) => new RegExp(`^(Cart|Warenkorb|カート)\\s?[(（]${count}[)）]$`)
const cart = (page: Page, count: number) =>
  page
    .getByRole('button', { name: cartNames(count) })
    .or(page.getByRole('link', { name: cartNames(count) }))
    .waitFor()

async function openMarket(page: Page, name: string, language: string): Promise<void> {
  await page.getByRole('link', { name }).last().click()
  await expect.poll(() => languageOf(page).catch(() => '')).toBe(language)
}

it('a created shop with markets switches prices, language and cart, and has the first cart on the way back', async () => {
  const { page, messages } = await openPhone('/products?sort=price&order=asc')
  const first = page.locator('[data-item-id]').first()
  await first.waitFor()
  // An address without a market is that of the first one.
  expect(page.url()).toBe(`${app.url}/de-de/products?sort=price&order=asc`)
  expect(await languageOf(page)).toBe('de-DE')
  expect(await mainOf(page)).toMatch(/\d,\d\d.€/)
  await first.getByRole('link').first().click()
  await page.getByRole('button', { name: 'In den Warenkorb' }).click()
  await cart(page, 1)
  const slug = new URL(page.url()).pathname.replace('/de-de', '')

  await openMarket(page, 'United States (US Dollar)', 'en-US')
  await page.getByRole('button', { name: 'Add to cart' }).waitFor()
  expect(page.url()).toBe(`${app.url}/en-us${slug}`)
  await cart(page, 0)
  expect(await mainOf(page)).toMatch(/\$\d+\.\d\d/)
  expect(await mainOf(page)).not.toContain('€')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await cart(page, 1)
  await page.goto(`${app.url}/en-us/cart`)
  await page.getByRole('combobox', { name: 'Shipping' }).waitFor()
  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect(await mainOf(page)).toMatch(/We charge \$/)

  await openMarket(page, 'Deutschland (Euro)', 'de-DE')
  // The order emptied the cart of its own market.
  await cart(page, 1)
  expect(messages).toEqual([])
  await page.close()
})

it('a created shop with markets searches in the market that is shown', async () => {
  const { page, messages } = await openPhone('/en-us/')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.keyboard.type('lamp')
  const option = page.getByRole('dialog').getByRole('option', { name: /\$/ }).first()
  await option.waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Results for “lamp”' }).waitFor()
  expect(page.url()).toBe(`${app.url}/en-us/search?q=lamp`)
  await openMarket(page, '日本', 'ja-JP')
  await page.locator('[data-item-id]').first().waitFor()
  expect(page.url()).toBe(`${app.url}/ja-jp/search?q=lamp`)
  // A currency without cents.
  expect(await mainOf(page)).toMatch(/￥[\d,]+$/m)
  await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const results = await (window as never as { axe: typeof axe }).axe.run()
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
  expect(violations).toEqual([])
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overflow)).toBe(0)
  expect(messages).toEqual([])
  await page.close()
})

const data = JSON.stringify(createSampleCatalog({ size: 24 }))
const MARKETS = { 'de-de': 'de', 'en-us': 'en', 'ja-jp': 'ja' } as const

/** On each kind of page, also after an order: texts of the shop in another language than that of the market. */
it.each(Object.entries(MARKETS))('the pages of the market %s are in %s only', async (market, language) => {
  const { blocks, pages } = readShopTexts(language)
  const { page, messages } = await openPhone(`/${market}/products`)
  const expectLanguage = async () => {
    await page.waitForLoadState('networkidle')
    const found = await page.locator('html').evaluate(readPage)
    expect(findSentences(found, language, '', data), page.url()).not.toEqual([])
    for (const other of Object.values(MARKETS).filter((each) => each !== language))
      expect(findSentences(found, other, language, data), page.url()).toEqual([])
  }
  await page.locator('[data-item-id]').first().waitFor()
  await expectLanguage()
  await page.locator('[data-item-id] a').first().click()
  await page.locator('form button[type=submit]').first().click()
  await page.getByRole('link', { name: blocks.viewCart }).waitFor()
  await expectLanguage()
  const { collections, pages: content } = createSampleCatalog({ size: 24 })
  for (const path of [
    '/',
    `/collections/${collections[0]!.slug}`,
    ...content.map(({ slug }) => `/pages/${slug}`),
    '/search?q=lamp',
    '/search?q=qwxyzk',
    '/wishlist',
    '/no-such-page',
    '/orders/no-such-order',
    '/cart',
  ]) {
    await page.goto(`${app.url}/${market}${path}`)
    await expectLanguage()
  }
  await page.getByRole('button', { name: pages.checkOut }).click()
  await page.getByRole('heading', { name: pages.thanks }).waitFor()
  await expectLanguage()
  await page.goto(`${app.url}/${market}/cart`)
  await expectLanguage()
  // A page that does not exist is also a message of the browser.
  expect(messages.filter((message) => !message.includes('404'))).toEqual([])
  await page.close()
})

it('the front page of a market requests its data with its code, and nothing twice', async () => {
  const { page } = await openPhone('/')
  // The market that it was sent to requests its own data.
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) =>
    requests.push(new URL(request.url()).pathname + new URL(request.url()).search),
  )
  await page.goto(`${app.url}/en-us`)
  await page.getByRole('heading', { level: 2, name: 'On sale' }).waitFor()
  await page.waitForLoadState('networkidle')
  const data = requests.filter((each) => each.startsWith('/api/'))
  expect(data).toContain('/api/v1/en-us/menus?limit=100')
  expect(data.filter((each) => !each.startsWith('/api/v1/en-us/'))).toEqual([])
  expect(data.toSorted()).toEqual([...new Set(data)].toSorted())
  // The languages of other markets wait.
  expect(requests.filter((each) => /\/(ja|de)-\w+\.js/.test(each))).toEqual([])
  await page.close()
})

it('a created shop with markets passes its own test', () => run(shop, 'npm', ['test']))

it('a shop with one market has no file of several, and a wrong list of markets creates nothing', async () => {
  await create('one', '--no-install', '--packages', dirname((await pack()).tarball))
  const files = readdirSync(join(folder, 'one'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.includes('market'))).toEqual([])
  expect(await readFile(join(folder, 'one/src/settings.ts'), 'utf8')).toContain("currency: 'EUR'")
  await expect(create('two', '--markets', 'de-DE:EUR,en-US:USD', '--template', 'next')).rejects.toMatchObject(
    { stderr: '--markets is for the template vite, not for next.\n' },
  )
  expect(existsSync(join(folder, 'two'))).toBe(false)
})
