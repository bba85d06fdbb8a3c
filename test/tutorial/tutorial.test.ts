import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMockStore, createSampleCatalog } from 'storefront-mock'
import { serveMockStore } from 'storefront-mock/node'

import { openBrowser } from '../examples/open-browser.js'
import { readChapters, type Files } from './read-chapters.js'
import { Reader } from './reader.js'
import { createShopFolder, type ShopFolder } from './shop-folder.js'

const VASE = 'Tamnor Stoneware Vase'

const chapters = readChapters()
let folder: ShopFolder
let browser: Browser

beforeAll(async () => {
  folder = await createShopFolder()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  await folder.remove()
})

/** Copies the files up to the chapter, starts the shop, and does what the page says. */
async function read(
  number: number,
  follow: (reader: Reader) => Promise<void>,
  ownSettings: Files = new Map(),
): Promise<void> {
  const chapter = chapters[number - 1]!
  folder.write(chapter.files)
  folder.write(ownSettings)
  const app = await folder.start()
  try {
    const reader = await Reader.start(browser, app, chapter)
    await follow(reader)
    expect(reader.problems).toEqual([])
    await reader.leave()
  } finally {
    await app.stop()
  }
}

it('chapter 1 shows a list that loads more, and survives a deleted cursor and a failure', () =>
  read(1, async (reader) => {
    await reader.sees('Showing 24 of 60 products')
    await reader.press('Show more')
    await reader.sees('Showing 48 of 60 products')
    await reader.press('Show more')
    await reader.sees('Showing 60 of 60 products')
    await expect.poll(() => reader.button('Show more').count()).toBe(0)

    const tab = await reader.openTab()
    await tab.seesCards(24)
    const all = await reader.names()
    await tab.enter(1)
    await tab.press('Show more')
    await tab.seesCards(48)
    expect(await tab.names()).toEqual(all.slice(0, 48))

    await tab.enter(2)
    await tab.press('Show more')
    await tab.sees('The next products could not be loaded.')
    await tab.seesCards(48)
    await tab.enter(3)
    await tab.press('Try again')
    await tab.seesCards(60)
    expect(await tab.names()).toEqual(all)
  }))

it('chapter 2 shows a product with its choices and prices', () =>
  read(2, async (reader) => {
    await reader.follow(VASE)
    await reader.sees('€20.50')
    await reader.choose('Large')
    await reader.sees('€29.75')

    await reader.follow('My shop')
    await reader.link('Øano Waxed Jacket').waitFor()
    await reader.enter(1)
    await reader.follow('Øano Waxed Jacket')
    await reader.page.getByRole('radio', { name: 'Sage' }).waitFor({ timeout: 4000 })
    await reader.choose('Sage')
    await reader.choose('XL')
    await reader.sees(/Available|Sold out/)

    await reader.open('/products/nothing')
    await reader.sees('Not found')
  }))

it('chapter 3 keeps the order in the URL and the place in the list', () =>
  read(3, async (reader) => {
    const { page } = reader
    await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' })
    await expect.poll(() => page.url()).toMatch(/\?sort=price&order=asc$/)
    await expect.poll(() => page.locator('.grid > li').first().textContent()).toContain('€3.50')
    await reader.press('Show more')
    await reader.seesCards(48)
    const names = await reader.names()
    const card = reader.link(names[40]!)
    await card.scrollIntoViewIfNeeded()
    // A list records its position shortly after scrolling ends.
    await page.waitForTimeout(500)
    const top = (await card.boundingBox())!.y
    await card.click()
    await page.getByRole('heading', { level: 1, name: names[40]! }).waitFor()
    await reader.enter(1)
    await page.goBack()
    await reader.seesAt(card, top)

    await page.waitForTimeout(500)
    await page.reload()
    await reader.button('Show previous').waitFor()
    await reader.seesAt(card, top)
    await reader.button('Show previous').evaluate((button: HTMLElement) => button.click())
    await expect.poll(async () => (await reader.names()).length).toBeGreaterThan(40)
    await reader.seesAt(card, top)

    await reader.open('/?sort=nonsense')
    await expect.poll(async () => (await reader.names())[0]).toBe(VASE)
  }))

it('chapter 4 has a cart with exact totals on the device', () =>
  read(4, async (reader) => {
    const { page } = reader
    await reader.follow(VASE)
    await reader.press('Add to cart')
    await reader.choose('Large')
    await reader.press('Add to cart')
    await reader.follow('Cart (2)')
    await reader.sees(/Subtotal €50\.25/)
    const small = page.locator('.lines li').first()
    await small.getByRole('button', { name: `Increase quantity of ${VASE}` }).click()
    await reader.sees(/Subtotal €70\.75/)

    expect(await small.getByRole('button', { name: `Increase quantity of ${VASE}` }).isDisabled()).toBe(true)
    const quantity = small.getByRole('textbox')
    await quantity.fill('99')
    await quantity.blur()
    await expect.poll(() => quantity.getAttribute('aria-invalid')).toBe('true')
    expect(await quantity.inputValue()).toBe('99')
    await reader.sees(/Subtotal €70\.75/)
    await small.getByRole('button', { name: `Remove ${VASE}` }).click()
    await reader.sees(/Subtotal €29\.75/)
    await page.getByRole('button', { name: /^Undo/ }).click()
    await reader.sees(/Subtotal €70\.75/)
    await page.reload()
    await reader.sees(/Subtotal €70\.75/)

    const tab = await reader.openTab()
    await tab.follow(VASE)
    await tab.press('Add to cart')
    await tab.sees(/No more in stock\./)
    await tab.choose('Large')
    await tab.press('Add to cart')
    await reader.sees(/Subtotal €100\.50/)
  }))

it('chapter 5 finds and filters products', () =>
  read(5, async (reader) => {
    const { page } = reader
    await reader.follow('Search')
    const field = page.getByRole('searchbox')
    await field.fill('teapot')
    await reader.sees('2 products found')
    await page.getByRole('checkbox', { name: /^Clay/ }).check()
    await reader.seesCards(1)
    expect(await reader.names()).toEqual(['Galholt Stoneware Teapot'])
    await page.reload()
    await reader.seesCards(1)
    await reader.follow('Galholt Stoneware Teapot')
    await page.getByRole('radio').first().waitFor()
    await page.goBack()
    await reader.seesCards(1)
    await page.getByRole('checkbox', { name: /^Clay/ }).uncheck()
    for (const query of ['teapto', 'TEAPOT']) {
      await field.fill('')
      await field.fill(query)
      await reader.sees('2 products found')
    }
    await field.fill('porc')
    await expect.poll(() => reader.names()).toEqual(['Dorla Porcelain Mug'])
    await reader.enter(1)
    await field.fill('mirror')
    await reader.sees('2 products found')
    await expect.poll(() => reader.names()).toEqual(['Yllind Oak Mirror'])
  }))

it('chapter 6 saves products, and shows those that were viewed', () =>
  read(6, async (reader) => {
    const { page } = reader
    for (const name of [VASE, 'Rosmere Merino Socks']) await reader.press(`Save ${name}`)
    await reader.follow('Wishlist (2)')
    await expect.poll(() => reader.names()).toEqual(['Rosmere Merino Socks', VASE])
    await reader.follow(VASE)
    await page.getByRole('radio').first().waitFor()
    await page.goBack()
    await reader.follow('Rosmere Merino Socks')
    const viewed = page.getByRole('region', { name: 'Recently viewed' })
    await viewed.getByText(VASE).waitFor()

    const tab = await reader.openTab()
    await tab.page.locator('.heart[data-saved]').nth(1).waitFor()
    await tab.enter(1)
    await tab.press('Save Kelmar Washed Coffee')
    await reader.link('Wishlist (3)').waitFor()
  }))

it('chapter 7 places an order, and none at another price', () =>
  read(7, async (reader) => {
    const buy = async () => {
      await reader.open('/')
      await reader.follow(VASE)
      await reader.press('Add to cart')
      await reader.follow('Cart (1)')
    }
    await buy()
    await reader.press('Check out')
    await reader.sees(/You paid €20\.50/)
    await reader.sees('Cart (0)')

    await buy()
    await reader.enter(1)
    await reader.press('Check out')
    await reader.sees('The price changed from €20.50 to €24.90.')
    await reader.page.getByRole('button', { name: /^Accept/ }).click()
    await reader.press('Check out')
    await reader.sees(/You paid €24\.90/)

    await buy()
    await reader.enter(2)
    await reader.press('Check out')
    await reader.sees('No longer available.')
    await reader.button(`Remove ${VASE}`).last().click()
    await reader.sees('Cart (0)', 'Your cart is empty.')
  }))

it('chapter 8 tests the shop, and reads a store over HTTP', async () => {
  const { files } = chapters[7]!
  folder.write(files)
  const run = (script: string, ...args: string[]) => folder.run(process.execPath, [script, ...args])
  expect(await run('node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose')).toContain('stops an order')
  await run('node_modules/typescript/bin/tsc')
  await run('node_modules/vite/bin/vite.js', 'build')

  const server = await serveMockStore(createMockStore(createSampleCatalog({ size: 60 })))
  const settings = files.get('.env')!.replace(/(?<=URL=).*/, server.baseUrl)
  try {
    await read(8, visitOverHttp, new Map([['.env', settings]]))
  } finally {
    await server.close()
  }
})

async function visitOverHttp(reader: Reader): Promise<void> {
  await reader.sees('Showing 24 of 60 products')
  await reader.press('Show more')
  await reader.sees('Showing 48 of 60 products')
  await reader.page.context().setOffline(true)
  await reader.press('Show more')
  await reader.sees('You are offline. More products will load when you are back online.')
  await reader.page.context().setOffline(false)
  await reader.sees('Showing 60 of 60 products')
}
