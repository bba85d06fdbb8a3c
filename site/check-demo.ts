// Reads the demo shop of the site without its script, and breaks it as a visitor does.
import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright'

/**
 * With gzip. It was 226 kB before the pages had files of their own, and 192 before the reading of a product, quantity rules and
 * servers with other names. It is 195 kB on a quiet machine; a busy one counts 9 kB more, which wait for an idle page.
 */
const MAX_SCRIPT_BYTES = 205_000

/** @returns what is wrong with the front page, and why a sold-out product is not sold out in the list */
export async function checkDemo(page: Page, origin: string): Promise<string[]> {
  return [
    ...(await checkHtml(page, origin)),
    ...(await checkArrival(page, origin)),
    ...(await checkBreaking(page, origin)),
  ]
}

/** The front page is in the HTML, and the script keeps its elements. */
async function checkHtml(page: Page, origin: string): Promise<string[]> {
  const problems: string[] = []
  const scripts: Promise<Buffer>[] = []
  const onResponse = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  }
  page.on('response', onResponse)
  // A card under the mouse loads the code of the product page.
  await page.mouse.move(0, 0)
  await page.goto(`${origin}/demo/`, { waitUntil: 'commit' })
  const card = await page.waitForSelector('#root a[href^="#/products/"]')
  await page.waitForLoadState('networkidle')
  if (!(await card.evaluate((element) => element.isConnected)))
    problems.push('the script of the demo replaces the front page that was in the HTML')
  page.off('response', onResponse)
  const bytes = (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0)
  console.log(`${(bytes / 1000).toFixed(1)} kB of script (gzip) for the front page of the demo`)
  if (bytes > MAX_SCRIPT_BYTES) problems.push(`the demo loads ${bytes} bytes of script`)
  const html = await (await page.request.get(`${origin}/demo/`)).text()
  if (!html.includes('href="#/products/')) problems.push('the HTML of the demo has no product')
  for (const href of ['../', '../overview']) {
    const { status } = await fetch(new URL(href, `${origin}/demo/`))
    if (!html.includes(`href="${href}"`) || status !== 200) problems.push(`the demo has no link to ${href}`)
  }
  return problems
}

/** The picture of a card moves to its place on the product page, never for a visitor who wants less motion. */
async function checkArrival(page: Page, origin: string): Promise<string[]> {
  const problems: string[] = []
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto(`${origin}/demo/#/collections/home`)
    const card = page.locator('[data-item-id]:has(img[data-status="loaded"])').nth(2)
    const main = page.locator('main [role="group"] > div > img[data-status="loaded"]').first()
    // The picture moves if the page opens at once, and the second time it does.
    await card.getByRole('link').click()
    await main.waitFor()
    await page.goBack()
    await card.scrollIntoViewIfNeeded()
    const picture = await card.locator('img').first().getAttribute('src')
    await page.evaluate(watchMovedElements)
    await card.getByRole('link').click()
    await main.waitFor()
    const moved = await page.evaluate(() => (globalThis as { moved?: Promise<string[]> }).moved)
    const hasMoved = moved?.includes('::view-transition-group(product-picture)') ?? false
    if (hasMoved !== (reducedMotion === 'no-preference'))
      problems.push(`with reduced motion “${reducedMotion}”, the picture of a card moves: ${hasMoved}`)
    if ((await main.getAttribute('src')) !== picture) problems.push('a card opens another picture')
    await page.goBack()
    await card.waitFor()
    if (!(await card.evaluate(isInView))) problems.push('Back from a product loses the card')
  }
  await page.emulateMedia({ reducedMotion: null })
  return problems.map((problem) => `/demo: ${problem}`)
}

const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** Keeps the pseudo-elements that the next view transition moves. */
function watchMovedElements(): void {
  Object.assign(globalThis, { moved: undefined })
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (...args) => {
    const transition = start(...args)
    const moved = transition.ready.then(() =>
      document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || ''),
    )
    Object.assign(globalThis, { moved })
    return transition
  }
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
