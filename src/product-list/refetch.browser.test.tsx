import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ComponentProps } from 'react'
import { page } from 'vitest/browser'

import { painted, scrollTo, ShopPage, shownIds, topOf } from '../../test/product-list/shop-page.js'
import { createTestShop, numberedProducts } from '../../test/product-list/test-shop.js'
import { ProductList } from './index.js'

beforeEach(async () => {
  sessionStorage.clear()
  await page.viewport(390, 844)
  await scrollTo(0)
})
afterEach(() => page.viewport(1280, 800))

/** A list of two pages, and a function that inserts products above, by default five, and refetches. */
async function openList(props: Omit<ComponentProps<typeof ShopPage>, 'list'> = {}) {
  const { Shop, store, queryClient } = createTestShop(numberedProducts(60, 21))
  render(
    <Shop>
      <ShopPage {...props} params={{ limit: 10 }} />
    </Shop>,
  )
  await screen.findByText('Product p021')
  act(() => screen.getByRole('button', { name: 'Show more' }).click())
  await screen.findByText('Product p040')
  let from = 21
  return async (count = 5) => {
    from -= count
    store.insert(numberedProducts(count, from))
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

  it('keeps the row in place for a shopper who has scrolled, and still sees the start of the list', async () => {
    const insertAndRefetch = await openList({ headerHeight: 600 })
    await scrollTo(400)
    const before = topOf('p021')
    expect(before).toBeGreaterThan(0)
    await insertAndRefetch()
    expect(shownIds()[0]).toBe('p016')
    expect(Math.abs(topOf('p021') - before)).toBeLessThan(2)
  })

  it('scrolls nothing for a shopper who does not see the list yet', async () => {
    const insertAndRefetch = await openList({ headerHeight: 1500 })
    await scrollTo(400)
    await insertAndRefetch()
    expect(shownIds()[0]).toBe('p016')
    expect(scrollY).toBe(400)
  })
})

describe('ProductList: a product inserted above, in a grid whose rows have different heights, and a refetch', () => {
  it('keeps the first whole row in place when a row that is partly in view gets other products', async () => {
    const insertAndRefetch = await openList({
      columns: 2,
      rowHeight: 300,
      children: <style>{'[data-item-id=p026] { height: 440px !important }'}</style>,
    })
    await scrollTo(topOf('p029') - 30)
    const before = topOf('p029')
    expect(topOf('p027')).toBeLessThan(0)
    await insertAndRefetch(1)
    expect(shownIds()[0]).toBe('p020')
    expect(Math.abs(topOf('p029') - before)).toBeLessThan(2)
  })
})

describe('ProductList: the product at the eye moves down the list, and a refetch', () => {
  it('keeps the place of the row below it, and does not follow the product', async () => {
    const { Shop, store, queryClient } = createTestShop(numberedProducts(60, 21))
    render(
      <Shop>
        <ShopPage params={{ limit: 10, sort: 'name', order: 'asc' }} />
      </Shop>,
    )
    await screen.findByText('Product p021')
    act(() => screen.getByRole('button', { name: 'Show more' }).click())
    await screen.findByText('Product p040')
    await scrollTo(topOf('p025') + 10)
    const before = topOf('p026')
    expect(topOf('p025')).toBeLessThan(0)
    store.update('p025', { name: 'Product p038, p025' })
    await act(() => queryClient.refetchQueries())
    await waitFor(() => expect(shownIds().indexOf('p025')).toBeGreaterThan(shownIds().indexOf('p038')))
    await painted()
    expect(Math.abs(topOf('p026') - before)).toBeLessThan(2)
  })
})

describe('ProductList: the product at the eye gets a taller row, and a refetch', () => {
  it.each([20, 0, -30])('keeps the row at the top of the screen, at %i px', async (offset) => {
    const { Shop, store, queryClient } = createTestShop(60)
    render(
      <Shop>
        <ProductList.Root params={{ limit: 20 }}>
          <ProductList.Items>
            {({ name }) => (
              <ProductList.Item style={{ height: name.includes('reduced') ? 140 : 100 }}>
                {name}
              </ProductList.Item>
            )}
          </ProductList.Items>
        </ProductList.Root>
      </Shop>,
    )
    await screen.findByText('Product p020')
    await scrollTo(scrollY + topOf('p010') - offset)
    const seen = offset < 0 ? 'p011' : 'p010'
    const before = topOf(seen)
    store.update('p004', { name: 'Product p004, reduced' })
    store.update('p010', { name: 'Product p010, reduced' })
    store.insert(numberedProducts(3, 0.5))
    await act(() => queryClient.refetchQueries())
    await screen.findByText('Product p010, reduced')
    await painted()
    expect(Math.abs(topOf(seen) - before)).toBeLessThan(2)
  })
})

describe('ProductList: a refetch that adds one product to a window of `maxPages`, and then Next', () => {
  it('keeps the rows in view, although the window slides', async () => {
    const { Shop, store, queryClient } = createTestShop(80)
    render(
      <Shop>
        <ShopPage params={{ limit: 20 }} options={{ maxPages: 2 }} />
      </Shop>,
    )
    await screen.findByText('Product p020')
    await scrollTo(1000)
    store.insert(numberedProducts(1, 5.5))
    await act(() => queryClient.refetchQueries())
    await waitFor(() => expect(shownIds()).toContain('p5.5'))
    expect(shownIds()).toContain('p020')
    await scrollTo(document.documentElement.scrollHeight)
    const seen = shownIds().find((id) => topOf(id) >= 0)!
    const before = topOf(seen)
    act(() => screen.getByRole('button', { name: 'Show more' }).click())
    await screen.findByText('Product p040')
    await painted()
    expect(Math.abs(topOf(seen) - before)).toBeLessThan(2)
  })
})

it('ProductList keeps the row at the top of the screen when all of the row below it is deleted', async () => {
  await page.viewport(560, 844)
  const { Shop, store, queryClient } = createTestShop(60)
  render(
    <Shop>
      <ProductList.Root params={{ limit: 40 }}>
        <ProductList.Items
          style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', margin: 0, padding: 0 }}
        >
          {({ name }) => <ProductList.Item style={{ height: 300 }}>{name}</ProductList.Item>}
        </ProductList.Items>
      </ProductList.Root>
    </Shop>,
  )
  await screen.findByText('Product p001')
  await scrollTo(1440)
  const top = topOf('p009')
  expect(top).toBe(-240)
  store.products.remove(['p011', 'p012'])
  await act(() => queryClient.refetchQueries())
  await waitFor(() => expect(shownIds()).not.toContain('p011'))
  await painted()
  expect(topOf('p009')).toBe(top)
})
