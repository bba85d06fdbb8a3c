import type { Browser, Locator } from 'playwright'
import { expect } from 'vitest'

import { isVariantAvailable, type Product } from '../../src/core/index.js'
import { addToCart, cartOf } from './buy.js'

const HEIGHT = 844

/**
 * On a phone, with a cart of eight lines: in the drawer of a shop that has one, and on the page of the cart without a
 * connection, above the notice that says so.
 */
export async function expectUndoInView(
  browser: Browser,
  url: string,
  products: readonly Product[],
  { hasDrawer }: { readonly hasDrawer: boolean },
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 390, height: HEIGHT },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const sold = products
    .filter(({ variants }) => variants.some((each) => isVariantAvailable(each)))
    .slice(0, 8)
  for (const [index, product] of sold.entries()) await addToCart(page, url, product, index + 1)
  if (hasDrawer) {
    await page.getByRole('button', { name: 'Cart (8)' }).click()
    await expectUndoneInView(page.locator('dialog[open]'))
  }
  await page.goto(`${url}/cart`)
  await cartOf(page, 8).waitFor()
  await context.setOffline(true)
  const notice = page.getByRole('status').filter({ hasText: 'You are offline.' })
  await notice.waitFor()
  await expectUndoneInView(page.getByRole('main'), (await notice.boundingBox())!.y)
  await context.close()
}

/** @param bottom where the part of the window ends that nothing covers */
async function expectUndoneInView(cart: Locator, bottom = HEIGHT): Promise<void> {
  const lines = cart.getByRole('listitem')
  await expect.poll(() => lines.count()).toBe(8)
  const topOfFirst = async () => (await lines.first().boundingBox())!.y
  const remove = lines.nth(1).getByRole('button', { name: /^Remove/ })
  await remove.scrollIntoViewIfNeeded()
  const top = await topOfFirst()
  await remove.click()
  await expect.poll(() => lines.count()).toBe(7)
  expect(await topOfFirst()).toBe(top)
  const undo = cart.getByRole('button', { name: 'Undo removal' })
  const isInView = (button: Element, end: number) => {
    const { x, y, width, height, top, bottom } = button.getBoundingClientRect()
    return top >= 0 && bottom <= end && document.elementFromPoint(x + width / 2, y + height / 2) === button
  }
  expect(await undo.evaluate(isInView, bottom)).toBe(true)
  await undo.click()
  await expect.poll(() => lines.count()).toBe(8)
  expect(await topOfFirst()).toBe(top)
}
