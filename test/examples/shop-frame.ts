import type { Browser } from 'playwright'
import { expect } from 'vitest'

import { openPage } from './open-browser.js'

/** With a keyboard: past the header, then to a new page. Then without a connection. */
export async function expectShopFrame(browser: Browser, url: string): Promise<void> {
  const { page, consoleErrors } = await openPage(browser)
  const focused = () => page.evaluate(() => document.activeElement?.id)
  await page.goto(`${url}/products`)
  await page.locator('[data-item-id]').first().waitFor()
  // The page that the server sent keeps the focus where the browser put it.
  expect(await focused()).toBe('')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect.poll(() => skip.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('main')
  expect(page.url()).toBe(`${url}/products`)

  const sale = page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: 'Sale' })
  await sale.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Sale' }).waitFor()
  await expect.poll(focused).toBe('main')

  // A phone, where the button to buy sticks to the bottom of the window.
  await page.setViewportSize({ width: 390, height: 700 })
  // Next keeps the page before it in the document, hidden.
  await page.locator('[data-item-id] a').filter({ visible: true }).first().click()
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' })
  await add.waitFor()

  const notice = page.getByRole('status').filter({ hasText: 'You are offline.' })
  const bottom = () => notice.boundingBox().then((box) => box && box.y + box.height)
  expect(await notice.count()).toBe(0)
  await page.context().setOffline(true)
  await notice.waitFor()
  expect(await bottom()).toBe(page.viewportSize()!.height)
  // The choices have come into view, and the place of the button below them has not.
  await add.evaluate((button: HTMLButtonElement) =>
    scrollBy({ top: button.form!.getBoundingClientRect().top - innerHeight + 180, behavior: 'instant' }),
  )
  const [addBox, noticeBox] = [await add.boundingBox(), await notice.boundingBox()]
  expect(addBox!.y).toBeGreaterThan(500)
  expect(addBox!.y + addBox!.height).toBeLessThanOrEqual(noticeBox!.y)
  await page.context().setOffline(false)
  await notice.waitFor({ state: 'detached' })
  expect(consoleErrors).toEqual([])
  await page.close()
}
