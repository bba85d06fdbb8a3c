import { expect } from 'vitest'

import { getVariantStock, type Product } from '../../src/core/index.js'
import type { Shopper } from './shopper.js'

function byName(products: readonly Product[]): readonly Product[] {
  return [...products].sort((a, b) => (a.name === b.name ? compare(a.id, b.id) : compare(a.name, b.name)))
}

const compare = (a: string, b: string) => (a < b ? -1 : 1)

/** Checks that going back restores the list: from the cache, after reloads, and in a restored tab. */
export async function visit(
  shopper: Shopper,
  products: readonly Product[],
  beforeReload: () => void,
): Promise<{ readonly product: Product; readonly top: number }> {
  const { page } = shopper
  const sorted = byName(products)

  await shopper.sortBy('Name, A to Z')
  await expect.poll(() => shopper.names().then((names) => names[0])).toBe(sorted[0]!.name)
  expect(new URL(page.url()).searchParams.get('sort')).toBe('name')

  const before = (await shopper.names()).length
  await shopper.showMore()
  await shopper.waitForText(`Showing ${before + 24} of ${products.length} products`)
  const shown = sorted.slice(0, before + 24)
  expect(await shopper.names()).toEqual(shown.map(({ name }) => name))

  const product = shown.findLast(({ options, variants }) => options.length > 0 && variants.length > 2)!
  const top = await shopper.scrollTo(product.name)
  await shopper.open(product)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  const variant = product.variants.at(-1)!
  await shopper.selectOptions(variant.attributes)
  const { level, quantity } = getVariantStock(variant)
  await shopper.waitForText(
    { inStock: 'In stock', low: `Only ${quantity} left`, backorder: 'On order', soldOut: 'Sold out' }[level],
  )
  expect(await page.locator('[data-slot=price]').textContent()).toContain(variant.price)

  await page.goBack()
  await shopper.expectAt(product.name, top)
  expect(await shopper.names()).toEqual(shown.map(({ name }) => name))

  beforeReload()

  await page.reload()
  await shopper.expectAt(product.name, top)

  // The reload clears the query cache, so the list is restored from session storage.
  await shopper.open(product)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: product.name, exact: true }).waitFor()
  await page.goBack()
  await shopper.expectAt(product.name, top)

  // A restored tab also loads the page again, with the tab's session storage.
  await page.goto('about:blank')
  await page.goBack()
  await shopper.expectAt(product.name, top)

  return { product, top }
}
