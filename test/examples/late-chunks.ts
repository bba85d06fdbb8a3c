import type { Browser, Page, Route } from 'playwright'
import { createSampleCatalog } from 'storefront-mock'
import { expect } from 'vitest'

/** Of the Vite example: every file of code but the first, which has the front page. */
const LATER = /\/assets\/(?!index-)[^/]+\.js$/

/** Reads the documents and searches them. */
const ENGINE = /\/assets\/local-[^/]+\.js$/

const product = createSampleCatalog({ size: 1 }).products[0]!

/** The pages that load when somebody opens them: the link on the front page, and the heading. */
const pages = [
  ['/products', 'All products'],
  [`/products/${product.slug}`, product.name],
  ['/collections/sale', 'Sale'],
  ['/search?q=lamp', 'Results for “lamp”'],
  ['/wishlist', 'Wishlist'],
  ['/cart', 'Your cart'],
  ['/pages/about-us', 'About Us'],
] as const

async function openFrontPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(url, { waitUntil: 'networkidle' })
  return page
}

/** As a link does: the document stays. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** All code after the first file arrives this late. */
const LATE_MS = 5_000

async function openLate(browser: Browser, url: string): Promise<Page> {
  const page = await openFrontPage(browser, url)
  await page.route(LATER, async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    // The page may be closed.
    await route.continue().catch(() => {})
  })
  return page
}

/** While the code of a page is late, the page before it stays and says that the next one loads. */
export async function expectBusyPages(browser: Browser, url: string): Promise<void> {
  await Promise.all(
    pages.map(async ([path, heading]) => {
      const page = await openLate(browser, url)
      await follow(page, path)
      await page.getByRole('progressbar', { name: 'Loading' }).waitFor({ timeout: LATE_MS - 1_000 })
      await page.getByRole('heading', { level: 1, name: 'Good things for every day' }).waitFor()
      await headingOf(page, heading).waitFor()
      await expect.poll(() => page.getByRole('progressbar').count()).toBe(0)
      await page.close()
    }),
  )
}

/** The button of the cart leads to its page, and letters typed before the typeahead arrives are searched by it. */
export async function expectNothingLost(browser: Browser, url: string): Promise<void> {
  const page = await openLate(browser, url)
  await page.getByRole('link', { name: 'Cart (0)' }).click()
  await headingOf(page, 'Your cart').waitFor()
  await page.close()

  const search = await openLate(browser, url)
  await search.getByRole('button', { name: 'Search' }).click()
  const field = search.getByRole('dialog').getByRole('searchbox')
  await field.pressSequentially('lamp')
  expect(await search.getByRole('dialog').getByRole('combobox').count()).toBe(0)
  const typeahead = search.getByRole('dialog').getByRole('combobox')
  await typeahead.waitFor()
  expect(await typeahead.inputValue()).toBe('lamp')
  expect(await typeahead.evaluate((element) => element === document.activeElement)).toBe(true)
  await search.keyboard.type('s')
  expect(await typeahead.inputValue()).toBe('lamps')
  await search.getByRole('dialog').getByRole('option').first().waitFor()
  await search.close()
}

/** If the code of a page fails, a sentence says so, the header stays, and one press loads the page. */
export async function expectWayBack(browser: Browser, url: string): Promise<void> {
  const open = async () => {
    const page = await openFrontPage(browser, url)
    await page.route(LATER, (route) => route.abort())
    return page
  }
  const recover = async (page: Page, heading: string) => {
    await page.getByRole('alert').getByText('The shop cannot be reached.').waitFor()
    await page.getByRole('link', { name: 'Holm & Hearth' }).waitFor()
    await page.unroute(LATER)
    await page.getByRole('button', { name: 'Try again' }).click()
    await headingOf(page, heading).waitFor()
    await page.close()
  }
  await Promise.all([
    ...pages.map(async ([path, heading]) => {
      const page = await open()
      await follow(page, path)
      await recover(page, heading)
    }),
    (async () => {
      const page = await open()
      await page.getByRole('link', { name: 'Cart (0)' }).click()
      await recover(page, 'Your cart')
    })(),
    (async () => {
      const page = await open()
      await page.getByRole('button', { name: 'Search' }).click()
      await page.getByRole('dialog').getByRole('searchbox').fill('lamp')
      await page.keyboard.press('Enter')
      await recover(page, 'Results for “lamp”')
    })(),
    (async () => {
      // A link or a reload, without the front page before.
      const page = await browser.newPage()
      await page.route(LATER, (route) => route.abort())
      await page.goto(`${url}/products`)
      await recover(page, 'All products')
    })(),
  ])
}

/** If the engine of the search fails, a sentence says so, the link to the page of results stays, and one press searches again. */
export async function expectSearchAgain(browser: Browser, url: string): Promise<void> {
  const page = await openFrontPage(browser, url)
  await page.route(ENGINE, (route) => route.abort())
  await page.getByRole('button', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('lamp')
  await dialog.getByText('Something went wrong.').waitFor()
  await dialog.getByRole('link', { name: 'Show all results' }).click()
  await headingOf(page, 'Results for “lamp”').waitFor()
  await page.locator('main').getByText('Something went wrong.').waitFor()
  await page.unroute(ENGINE)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('[data-item-id]').first().waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('lamp')
  await page.close()
}
