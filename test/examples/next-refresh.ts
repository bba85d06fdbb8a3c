import type { Browser } from 'playwright'
import { expect, it } from 'vitest'

import { openPage } from './open-browser.js'
import { Shopper } from './shopper.js'
import { expectLoadedPagesKept, press } from './stay-in-place.js'

interface Shop {
  readonly url: string
  readonly browser: Browser
}

/** The two ways in which Next renders a page again under its reader: `/refresh` has a button for each. */
export function testRefresh(shop: string, getShop: () => Shop): void {
  it.each([
    ['router.refresh', 'Refresh'],
    ['a server action that sets a cookie', 'Remember'],
  ])(`${shop} keeps the loaded pages at the same pixel after %s`, async (_what, button) => {
    const { url, browser } = getShop()
    const { page, consoleErrors, fetched } = await openPage(browser)
    const shopper = new Shopper(page, url)
    await page.goto(`${url}/refresh`)
    for (const rows of [72, 96]) {
      await shopper.showMore()
      await expect.poll(() => shopper.names().then(({ length }) => length)).toBe(rows)
    }
    const apiCalls = () => fetched.filter((each) => each.includes('/api/storefront/')).length
    const calls = apiCalls()
    const renderedAt = () => page.locator('[data-rendered-at]').getAttribute('data-rendered-at')
    const before = await renderedAt()
    await expectLoadedPagesKept(
      page,
      () => press(page, button),
      () => expect.poll(renderedAt, { timeout: 10_000 }).not.toBe(before),
    )
    expect(apiCalls()).toBe(calls)
    expect(consoleErrors).toEqual([])
    await page.close()
  })
}
