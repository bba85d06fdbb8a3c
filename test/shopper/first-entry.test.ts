import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { browserArgs, findBrowser } from '../../scripts/find-browser.js'
import { serveShop, type ShopServer } from './serve-shop.js'
import type { Settings } from './settings.js'

let shop: ShopServer
let browser: Browser

beforeAll(async () => {
  const executablePath = findBrowser()
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...browserArgs] })
  shop = await serveShop()
}, 120_000)
afterAll(async () => {
  await browser.close()
  await shop.close()
})

const settings = {
  router: 'react-router keyed',
  layout: 'column',
  lazyMs: 0,
  lateMs: 0,
  storeMs: 0,
} as Settings
const addressOf = (path: string) =>
  `${shop.url}${path}?settings=${encodeURIComponent(JSON.stringify(settings))}`

/** A page without a list, as the first history entry of the tab. */
async function openAbout(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } })
  await visitAbout(page)
  return page
}
async function visitAbout(page: Page): Promise<void> {
  await page.goto(addressOf('/about'))
  await page.waitForSelector('text=About')
}
const positionOf = (page: Page) => page.evaluate('scrollY')
const scrollTo = (page: Page, top: number) => page.evaluate(`scrollTo(0, ${top})`)
/** Two frames later the router has restored the position, or will not. */
const settle = (page: Page) =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')

describe('a page without a list, as the first entry of a React Router app with a key in history.state', () => {
  it('is where it was after a reload', async () => {
    const page = await openAbout()
    await scrollTo(page, 1500)
    await page.reload()
    await page.waitForSelector('text=About')
    await expect.poll(() => positionOf(page)).toBe(1500)
  })

  it('is where it was when the shopper comes back to it, also after a reload of another page', async () => {
    const page = await openAbout()
    await scrollTo(page, 1500)
    // A click of Playwright would scroll to the link.
    await page.evaluate(`document.querySelector('nav a').click()`)
    await expect.poll(() => positionOf(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => positionOf(page)).toBe(1500)
    await page.goForward()
    await page.reload()
    await page.waitForSelector('h1:has-text("Home")')
    await page.goBack()
    await expect.poll(() => positionOf(page)).toBe(1500)
  })

  it('opens at the top in a new visit of the same tab, and the earlier visit keeps its position', async () => {
    const page = await openAbout()
    await scrollTo(page, 1500)
    await page.goto('about:blank')
    await visitAbout(page)
    await settle(page)
    expect(await positionOf(page)).toBe(0)
    await scrollTo(page, 700)
    await page.reload()
    await page.waitForSelector('text=About')
    await expect.poll(() => positionOf(page)).toBe(700)
    await page.goBack()
    await page.goBack()
    await page.waitForSelector('text=About')
    await expect.poll(() => positionOf(page)).toBe(1500)
  })
})
