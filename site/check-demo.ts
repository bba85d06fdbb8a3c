// Reads the demo shop of the site without its script, and breaks it as a visitor does.
import type { Page } from 'playwright'

/** @returns what is wrong with the front page, and why a sold-out product is not sold out in the list */
export async function checkDemo(page: Page, origin: string): Promise<string[]> {
  return [...(await checkHtml(page, origin)), ...(await checkBreaking(page, origin))]
}

/** The front page is in the HTML, and the script keeps its elements. */
async function checkHtml(page: Page, origin: string): Promise<string[]> {
  const problems: string[] = []
  await page.goto(`${origin}/demo/`, { waitUntil: 'commit' })
  const card = await page.waitForSelector('#root a[href^="#/products/"]')
  await page.waitForLoadState('networkidle')
  if (!(await card.evaluate((element) => element.isConnected)))
    problems.push('the script of the demo replaces the front page that was in the HTML')
  const html = await (await page.request.get(`${origin}/demo/`)).text()
  if (!html.includes('href="#/products/')) problems.push('the HTML of the demo has no product')
  return problems
}

async function checkBreaking(page: Page, origin: string): Promise<string[]> {
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
