import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

import type { Product } from '../../src/core/index.js'

/** Both example apps have the same pages and labels. */
export class Shopper {
  constructor(
    readonly page: Page,
    readonly url: string,
  ) {}

  card(name: string): Locator {
    return this.page
      .locator('[data-item-id]')
      .filter({ has: this.page.getByRole('link', { name, exact: true }) })
  }

  async openProducts(): Promise<void> {
    await this.page.goto(`${this.url}/products`)
    await this.waitForText(/^Showing \d+ of \d+ products$/)
  }

  async waitForText(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor()
  }

  async sortBy(order: string): Promise<void> {
    await this.page.getByLabel('Sort by').selectOption({ label: order })
  }

  async showMore(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Show more' })
    // A click before hydration does nothing, so wait for the properties that React adds to hydrated elements.
    await expect.poll(() => button.evaluate((element) => Object.keys(element).length)).toBeGreaterThan(0)
    await button.click()
  }

  /** Without Playwright's `click`, which would scroll to the button. */
  async showPrevious(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Show previous' })
    await button.evaluate((element) => (element as HTMLElement).click())
  }

  names(): Promise<string[]> {
    return this.page.locator('[data-item-id] h3').allTextContents()
  }

  /** Returns the card's distance from the top, in pixels. */
  async scrollTo(name: string): Promise<number> {
    await this.card(name).evaluate((element) => {
      scrollTo(0, scrollY + element.getBoundingClientRect().top - 213)
    })
    // A list records its position shortly after scrolling ends.
    await this.page.waitForTimeout(500)
    return this.topOf(name)
  }

  async expectAt(name: string, top: number): Promise<void> {
    await this.card(name).waitFor()
    await expect
      .poll(async () => Math.abs((await this.topOf(name)) - top), { timeout: 10_000 })
      .toBeLessThanOrEqual(1)
  }

  async open(product: Product): Promise<void> {
    await this.page.getByRole('link', { name: product.name, exact: true }).click()
    await this.page.getByRole('heading', { level: 1, name: product.name, exact: true }).waitFor()
  }

  async selectOptions(attributes: Readonly<Record<string, unknown>>): Promise<void> {
    for (const [option, value] of Object.entries(attributes)) {
      const group = this.page.getByRole('group', { name: option, exact: true })
      await group
        .locator('label')
        .filter({ hasText: String(value) })
        .first()
        .click()
    }
  }

  private async topOf(name: string): Promise<number> {
    return this.card(name).evaluate((element) => element.getBoundingClientRect().top)
  }
}
