import type { Browser, Page } from 'playwright'
import { expect } from 'vitest'
import type { MockStore } from 'storefront-mock'

import { getMaxQuantity, isVariantAvailable, type Product } from '../../src/core/index.js'
import { multiplyAmount, sumAmounts } from '../../src/core/index.js'

const SHIPPING = '4.90'

/** A link to the page of the cart, or in the Vite example, once its code is there, a button that opens the cart over the page. */
export const cartOf = (page: Page, count: number) =>
  page
    .getByRole('link', { name: `Cart (${count})` })
    .or(page.getByRole('button', { name: `Cart (${count})` }))

const firstAvailable = ({ variants }: Product) => variants.find((variant) => isVariantAvailable(variant))

export async function addToCart(page: Page, url: string, product: Product, count: number): Promise<void> {
  await page.goto(`${url}/products/${product.slug}`)
  const button = page.getByRole('button', { name: 'Add to cart' })
  // A click before hydration posts the form, so wait for the properties that React adds to hydrated elements.
  await expect.poll(() => button.evaluate((element) => Object.keys(element).length)).toBeGreaterThan(0)
  await button.click()
  await cartOf(page, count).waitFor()
}

/** Adds, changes, reloads, adds in a second tab, loses an item to another shopper, and checks out. */
export async function buy(browser: Browser, url: string, store: MockStore): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  const [first, second] = store.products
    .all()
    .filter((product) => {
      const variant = firstAvailable(product)
      return variant && getMaxQuantity(variant) >= 3
    })
    .slice(-2) as [Product, Product]
  const price = firstAvailable(first)!.price

  await addToCart(page, url, first, 1)
  await cartOf(page, 1).click()
  const toCart = page.getByRole('link', { name: 'View the cart and check out' })
  if (await toCart.isVisible()) await toCart.click()
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor()
  const quantity = page.getByRole('textbox', { name: `Quantity of ${first.name}` })
  await page.getByRole('button', { name: `Increase quantity of ${first.name}` }).click()
  await expect.poll(() => quantity.inputValue()).toBe('2')
  await page.reload()
  await expect.poll(() => quantity.inputValue()).toBe('2')

  const secondTab = await context.newPage()
  await addToCart(secondTab, url, second, 3)
  await cartOf(page, 3).waitFor()
  await page.getByRole('textbox', { name: `Quantity of ${second.name}` }).waitFor()

  store.update(second.id, {
    variants: second.variants.map((variant) => ({
      ...variant,
      stockQuantity: 0,
      stockStatus: 'OUT_OF_STOCK',
    })),
  })
  await page.getByRole('button', { name: 'Check out' }).click()
  const issue = page.getByRole('main').getByText('Sold out.')
  await issue.waitFor()
  await expect.poll(() => issue.evaluate((element) => element === document.activeElement)).toBe(true)
  const line = page.getByRole('listitem').filter({ hasText: second.name })
  await line.getByRole('button', { name: /^Remove/ }).click()
  await cartOf(page, 2).waitFor()

  await page.getByRole('button', { name: 'Check out' }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  const total = sumAmounts([multiplyAmount(price, 2), SHIPPING])
  await page
    .getByText(`We charge €${Number(total).toLocaleString('en', { minimumFractionDigits: 2 })}.`)
    .waitFor()
  await cartOf(page, 0).waitFor()
  store.update(second.id, second)
  await context.close()
}

/** Posts lines to the checkout as an attacker could. */
export async function postLines(
  url: string,
  lines: readonly unknown[],
  fields: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const body = new FormData()
  for (const line of lines) body.append('cart-line', JSON.stringify(line))
  for (const [name, value] of Object.entries({ shipping: 'standard', ...fields })) body.append(name, value)
  const headers = { 'sec-fetch-site': 'same-origin' }
  return fetch(`${url}/checkout`, { method: 'POST', headers, body, redirect: 'manual' })
}
