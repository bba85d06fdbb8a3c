import type { Page } from 'playwright'
import { expect } from 'vitest'

/**
 * Scrolls to the end of the loaded products, lets `renderAgain` run a loader on the server, and expects the loaded products
 * at the same pixel.
 *
 * @param isRendered resolves when the page has what the server rendered
 */
export async function expectLoadedPagesKept(
  page: Page,
  renderAgain: () => Promise<unknown>,
  isRendered: () => Promise<unknown>,
): Promise<void> {
  const readPlaces = () =>
    page.locator('[data-item-id]').evaluateAll((cards) =>
      cards.map((card) => ({
        id: card.getAttribute('data-item-id'),
        top: Math.round(card.getBoundingClientRect().top),
      })),
    )
  const idsOf = (places: readonly { readonly id: string | null }[]) => places.map(({ id }) => id)

  const card = page.locator('[data-item-id]').nth((await readPlaces()).length - 5)
  await card.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - 213))
  // A list records its position shortly after scrolling ends.
  await page.waitForTimeout(500)
  const before = await readPlaces()
  await renderAgain()
  await isRendered()
  // A refetch or a late hydration would come now.
  await page.waitForTimeout(1000)
  const after = await readPlaces()
  expect(idsOf(after)).toEqual(idsOf(before))
  expect(Math.abs(after.at(-5)!.top - before.at(-5)!.top)).toBeLessThanOrEqual(1)
}

/** Without Playwright's `click`, which would scroll to the button. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name }).evaluate((element) => (element as HTMLElement).click())
