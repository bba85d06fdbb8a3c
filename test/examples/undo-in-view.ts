import type { Browser, Locator } from 'playwright'
import { expect } from 'vitest'

import { isVariantAvailable, type Product } from '../../src/core/index.js'
import { addToCart, cartOf } from './buy.js'

/** On a phone, with a cart of eight lines: on the page of the cart, and in the drawer of a shop that has one. */
export async function expectUndoInView(
  browser: Browser,
  url: string,
  products: readonly Product[],
  { hasDrawer }: { readonly hasDrawer: boolean },
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
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
  await expectUndoneInView(page.getByRole('main'))
  await context.close()
}

async function expectUndoneInView(cart: Locator): Promise<void> {
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
  const isInView = (button: Element) => {
    const { x, y, width, height, top, bottom } = button.getBoundingClientRect()
    return (
      top >= 0 && bottom <= innerHeight && document.elementFromPoint(x + width / 2, y + height / 2) === button
    )
  }
  expect(await undo.evaluate(isInView)).toBe(true)
  await undo.click()
  await expect.poll(() => lines.count()).toBe(8)
  expect(await topOfFirst()).toBe(top)
}
