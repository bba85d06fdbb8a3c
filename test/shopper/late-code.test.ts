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
  router: 'none',
  layout: 'column',
  picture: 'sized',
  limit: 10,
  lazyMs: 0,
  lateMs: -1,
  storeMs: 0,
  pictureMs: 0,
} as Settings

const READ_ROW = `(() => {
  const rows = [...document.querySelectorAll('#list [data-item-id]')]
  const row = rows.find((each) => each.getBoundingClientRect().top >= 0)
  return row && [row.dataset.itemId, Math.round(row.getBoundingClientRect().top)]
})()`
const readRow = (page: Page) => page.evaluate<[id: string, top: number]>(READ_ROW)

let sessions = 0

/** The shopper reads the second page, 40 products are inserted above, and the list is refetched. */
async function refetchDeep(lateCode: Settings['lateCode']) {
  const session = String(++sessions)
  const store = shop.openStore(session, { ...settings, lateCode })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\/recovery-/.test(request.url())) requests.push(request.url())
  })
  const search = new URLSearchParams({ settings: JSON.stringify({ ...settings, session, lateCode }) })
  await page.goto(`${shop.url}/shop?${search}`)
  await page.click('#list [data-side=next]')
  await page.waitForFunction(`document.querySelectorAll('#list [data-item-id]').length === 20`)
  await page.evaluate(`document.querySelectorAll('#list [data-item-id]')[12].scrollIntoView()`)
  await page.evaluate(`scrollBy(0, -40)`)
  const before = await readRow(page)
  store.insertAt(0, 40)
  await page.evaluate('invalidateProducts()')
  const hasRefetched = () => expect.poll(() => store.isAnswering() || shop.isSending(session)).toBe(false)
  return { page, session, before, requests, hasRefetched }
}

/** In the frames after a refetch, the list renders its answer. */
const settle = (page: Page) => page.waitForTimeout(300)

describe('a refetch that needs code which is not loaded yet', () => {
  it('moves nothing while the code is late, and nothing when it comes', async () => {
    const { page, session, before, hasRefetched } = await refetchDeep('late')
    await expect.poll(() => shop.isSendingCode(session)).toBe(true)
    while (shop.isSendingCode(session)) {
      const row = await readRow(page)
      if (shop.isSendingCode(session)) expect(row).toEqual(before)
    }
    await hasRefetched()
    await settle(page)
    expect(await readRow(page)).toEqual(before)
    await page.close()
  })

  it('keeps the row on screen if the code comes at the second request', async () => {
    const { page, before, requests, hasRefetched } = await refetchDeep('fails once')
    await expect.poll(() => requests.length).toBe(2)
    await hasRefetched()
    await settle(page)
    expect(await readRow(page)).toEqual(before)
    await page.close()
  })

  it('keeps the rows, without an error, if the code never comes', async () => {
    const { page, before, requests, hasRefetched } = await refetchDeep('missing')
    await expect.poll(() => requests.length).toBeGreaterThan(0)
    await hasRefetched()
    await settle(page)
    expect(await readRow(page)).toEqual(before)
    expect(await page.locator('[role=alert]').count()).toBe(0)
    await page.close()
  })
})
