import type { Page } from 'playwright'
import type { Product } from 'storefront-react'
import { expect } from 'vitest'

/** Next keeps the page before in the document, hidden. */
const cardsOf = (page: Page) => page.locator('[data-item-id]:visible')
const names = (page: Page) => cardsOf(page).getByRole('heading').allTextContents()

/** Searches for mugs that are in stock, opens the first one, reloads it, and goes back to the same results. */
export async function searchAndReturn(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('mug')
  await page.waitForURL((url) => url.searchParams.get('q') === 'mug')
  await page.getByRole('group', { name: 'Available' }).getByText('In stock').click()
  await page.waitForURL((url) => url.search === '?q=mug&available=true')
  await expect
    .poll(() => names(page))
    .toSatisfy((found: string[]) => found.length > 0 && found.every((name) => /mug/i.test(name)))

  const found = await names(page)
  await cardsOf(page).getByRole('link').first().click()
  await page.getByRole('heading', { level: 1, name: found[0]! }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: found[0]! }).waitFor()
  await page.goBack()
  await expect.poll(() => names(page)).toEqual(found)
}

/** Shows four pages of results, opens a product of the last one, reloads it, and goes back to the same place. */
export async function returnToFourthPage(page: Page): Promise<void> {
  const cards = cardsOf(page)
  for (const count of [24, 48, 72]) {
    await expect.poll(() => cards.count()).toBe(count)
    await page.getByRole('link', { name: 'Show more' }).click()
  }
  await expect.poll(() => cards.count()).toBe(96)
  const link = cards.nth(85).getByRole('link')
  const topOf = () => link.evaluate((element) => element.getBoundingClientRect().top)
  await link.scrollIntoViewIfNeeded()
  const name = await link.textContent()
  const top = await topOf()
  await link.click()
  await page.getByRole('heading', { level: 1, name: name!, exact: true }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: name!, exact: true }).waitFor()
  await page.goBack()
  await expect.poll(() => cards.count()).toBe(96)
  await expect.poll(topOf).toBeCloseTo(top, -1)
}

/** Searches for a colour: the link of the first card leads to a variant in this colour, and opens the product in it. */
export async function openMatchingVariant(page: Page, products: readonly Product[]): Promise<void> {
  await page.getByRole('searchbox').fill('mug ink')
  await page.waitForURL((url) => url.searchParams.get('q') === 'mug ink')
  const link = cardsOf(page).getByRole('link').first()
  const variants = products.flatMap((product) => product.variants)
  const colourOfLink = async () => {
    const id = new URL((await link.getAttribute('href'))!, page.url()).searchParams.get('variant')
    return variants.find((variant) => variant.id === id)?.attributes['Colour']
  }
  await expect.poll(colourOfLink).toBe('Ink')
  await link.click()
  await page.getByRole('heading', { level: 1, name: /mug/i }).waitFor()
  await expect
    .poll(() => page.getByRole('radio', { name: /^Ink/, includeHidden: true }).first().isChecked())
    .toBe(true)
}
