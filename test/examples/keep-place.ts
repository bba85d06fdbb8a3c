import { expect } from 'vitest'

import type { Product } from '../../src/core/index.js'
import type { Shopper } from './shopper.js'

/** In milliseconds: routers scroll once their lazy code has loaded. */
const LATE = 700

/**
 * Scrolls to a product of a list with several loaded pages, and checks that it stays at its pixel: back from a product page,
 * after a reload, back from a product page that was reloaded, and back from another document.
 */
export async function expectPlaceKept(shopper: Shopper, product: Product): Promise<void> {
  const { page } = shopper
  const top = await shopper.scrollTo(product.name)
  const expectKept = async () => {
    await shopper.expectAt(product.name, top)
    await page.waitForTimeout(LATE)
    await shopper.expectAt(product.name, top)
  }

  await shopper.open(product)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expectKept()

  await page.reload()
  await expectKept()

  await shopper.open(product)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: product.name, exact: true }).waitFor()
  await page.goBack()
  await expectKept()

  // Playwright turns the back/forward cache off, so the browser loads the list again.
  await page.goto('about:blank')
  await page.goBack()
  await expectKept()
}
