import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

import { painted, scrollTo, ShopPage, shownIds, topOf } from '../../test/product-list/shop-page.js'
import { createTestShop, numberedProducts } from '../../test/product-list/test-shop.js'

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(390, 844)
  await scrollTo(0)
})
afterEach(() => page.viewport(414, 896))

/** A list of two pages, and a function that inserts five products above and refetches. */
async function openList() {
  const { Shop, store, queryClient } = createTestShop(numberedProducts(60, 21))
  render(
    <Shop>
      <ShopPage params={{ limit: 10 }} />
    </Shop>,
  )
  await screen.findByText('Product p021')
  act(() => screen.getByRole('button', { name: 'Show more' }).click())
  await screen.findByText('Product p040')
  let from = 21
  return async () => {
    from -= 5
    store.insert(numberedProducts(5, from))
    await act(() => queryClient.refetchQueries())
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    await painted()
  }
}

describe('ProductList: five products inserted above, and a refetch, twice', () => {
  it('keeps all rows and the row at the eye for a shopper who has scrolled', async () => {
    const insertAndRefetch = await openList()
    await scrollTo(1400)
    const rows = shownIds()
    const seen = rows.find((id) => topOf(id) >= 0)!
    const before = topOf(seen)
    for (let press = 0; press < 2; press++) {
      await insertAndRefetch()
      expect(shownIds()).toEqual(expect.arrayContaining(rows))
      expect(Math.abs(topOf(seen) - before)).toBeLessThan(2)
    }
  })

  it('shows the new rows to a shopper at the very top', async () => {
    const insertAndRefetch = await openList()
    for (const first of ['p016', 'p011']) {
      await insertAndRefetch()
      expect(shownIds()[0]).toBe(first)
      expect(topOf(first)).toBeGreaterThanOrEqual(0)
      expect(scrollY).toBe(0)
    }
  })
})
