import type { BrowserContext, FrameLocator, Page } from 'playwright'

/** Changes the store of a story while its list pages, as a visitor does. */
export async function checkPanel(context: BrowserContext, url: string): Promise<string[]> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1280, height: 1000 })
  const problems: string[] = []
  page.on('console', (message) => {
    // Storybook's own popover, once for each page load.
    if (message.text().includes('PopoverProvider')) return
    if (['warning', 'error'].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  try {
    await page.goto(`${url}/?path=/story/productlist--load-more`)
    await page.getByRole('tab', { name: 'Live store' }).click()
    problems.push(...(await driveStore(page)))
  } catch (error) {
    problems.push(String(error))
  }
  await page.close()
  return problems
}

async function driveStore(page: Page): Promise<string[]> {
  const story = page.frameLocator('#storybook-preview-iframe')
  const log = page.getByRole('region', { name: 'Requests' })
  await log.getByRole('row', { name: /GET \/products\?.*200.*24 of 60 items/ }).waitFor()

  // The first of its row: a product in the last column would move to the next row.
  const card = story.getByRole('listitem').nth(6)
  const id = await card.getAttribute('data-item-id')
  const product = story.locator(`[data-item-id="${id}"]`)
  await product.evaluate((element) => element.scrollIntoView())
  const before = await topOf(story, id)

  await page.getByRole('button', { name: 'Insert before it' }).press('Enter')
  await page
    .getByRole('status')
    .getByText(/^Inserted/)
    .waitFor()
  await page.getByRole('button', { name: 'Refetch' }).press('Enter')
  // A second page, because the last rows of the first one were on screen.
  await story.getByText('Showing 48 of 61 products').waitFor()
  const moved = Math.abs((await topOf(story, id)) - before)

  await page.getByRole('button', { name: 'Break', exact: true }).press('Enter')
  await story.getByRole('button', { name: 'Show more' }).press('Enter')
  await log.getByRole('row', { name: /500/ }).waitFor()
  await story.getByText('Showing 61 of 61 products').waitFor()
  return moved > 1 ? [`a product on screen moved by ${moved} pixels`] : []
}

function topOf(story: FrameLocator, id: string | null): Promise<number> {
  return story.locator(`[data-item-id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top)
}
