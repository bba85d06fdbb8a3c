import type { Page } from 'playwright'
import { expect } from 'vitest'

import type { Shopper } from './shopper.js'

/**
 * Reads to the end of what is loaded, lets `renderAgain` run a loader on the server, and expects the loaded products at the
 * same pixel.
 *
 * @param isRendered resolves when the page has what the server rendered
 */
export async function expectLoadedPagesKept(
  shopper: Shopper,
  renderAgain: (page: Page) => Promise<unknown>,
  isRendered: () => Promise<unknown>,
): Promise<void> {
  const names = await shopper.names()
  const name = names.at(-5)!
  const top = await shopper.scrollTo(name)
  await renderAgain(shopper.page)
  await isRendered()
  // A refetch or a late hydration would come now.
  await shopper.page.waitForTimeout(1000)
  expect(await shopper.names()).toEqual(names)
  await shopper.expectAt(name, top)
}

/** Without Playwright's `click`, which would scroll to the button. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name }).evaluate((element) => (element as HTMLElement).click())
