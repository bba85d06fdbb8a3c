// Breaks the demo shop of the site as a visitor does.
import type { Page } from 'playwright'

/** @returns why a sold-out product is not sold out in the list */
export async function checkDemo(page: Page, origin: string): Promise<string[]> {
  await page.goto(`${origin}/demo/#/collections/home`)
  const first = page.locator('[data-item-id]').first()
  await first.waitFor()
  await page.getByRole('button', { name: 'Break this shop' }).click()
  await page.getByRole('button', { name: 'Sell it out' }).click()
  return first
    .getByText('Sold out')
    .waitFor()
    .then(
      () => [],
      () => ['“Break this shop” of the demo does not sell out the first product'],
    )
}
