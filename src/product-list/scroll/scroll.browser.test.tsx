import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { itemOf, painted, scrollTo, ShopPage, shownIds, topOf } from '../../../test/product-list/shop-page.js'
import { createTestShop, numberedProducts } from '../../../test/product-list/test-shop.js'
import { useProducts } from '../../hooks/list/use-products.js'
import { storefrontKeys } from '../../queries/index.js'

const press = (name: string) => {
  act(() => screen.getByRole('button', { name }).click())
}

beforeEach(() => {
  sessionStorage.clear()
  return scrollTo(0)
})
afterEach(() => document.documentElement.removeAttribute('style'))

// With `none`, as in Safari, the list corrects the position alone; both must end at the same pixel.
describe.each(['auto', 'none'])('a product list with overflow-anchor: %s', (overflowAnchor) => {
  beforeEach(() => document.documentElement.style.setProperty('overflow-anchor', overflowAnchor))

  it('keeps visible items in place when a page is added above', async () => {
    const { Shop } = createTestShop(60)
    render(
      <Shop>
        <ShopPage params={{ limit: 10, startingAfter: 'p030' }} />
      </Shop>,
    )
    await screen.findByRole('button', { name: 'Show previous' })
    await scrollTo(333)
    const before = topOf('p034')
    press('Show previous')
    await waitFor(() => expect(shownIds()).toContain('p021'))
    expect(topOf('p034')).toBeCloseTo(before, 0)
    await painted()
    expect(topOf('p034')).toBeCloseTo(before, 0)
  })

  it('does not scroll the page when the list is hidden and shown again', async () => {
    const { Shop } = createTestShop(60)
    render(
      <div style={{ minHeight: 6000 }}>
        <div data-testid="panel">
          <Shop>
            <ShopPage params={{ limit: 50 }} />
          </Shop>
        </div>
      </div>,
    )
    await screen.findByText('Product p001')
    await scrollTo(3050)
    const panel = screen.getByTestId('panel')
    for (const display of ['none', '']) {
      panel.style.display = display
      await painted()
      expect(window.scrollY).toBe(3050)
    }
    expect(topOf('p030')).toBe(-30)
  })

  it('keeps visible items in place at the very top of the page, where browsers do not anchor', async () => {
    const { Shop } = createTestShop(60)
    render(
      <Shop>
        <ShopPage params={{ limit: 10, startingAfter: 'p030' }} />
      </Shop>,
    )
    await screen.findByRole('button', { name: 'Show previous' })
    const before = topOf('p031')
    press('Show previous')
    await waitFor(() => expect(shownIds()).toContain('p021'))
    await painted()
    expect(topOf('p031')).toBeCloseTo(before, 0)
  })

  it('keeps visible items in place when a page arrives before a render shows it as loading', async () => {
    const { Shop, queryClient, store } = createTestShop(60)
    function HeldBack({ isHeld = false }) {
      const list = useProducts({ limit: 10, startingAfter: 'p030' })
      const [shown] = useState(() => ({ list }))
      if (!isHeld) shown.list = list
      return <ShopPage list={shown.list} />
    }
    const { rerender } = render(<Shop children={<HeldBack />} />)
    await screen.findByRole('button', { name: 'Show previous' })
    const before = topOf('p031')
    rerender(<Shop children={<HeldBack isHeld />} />)
    press('Show previous')
    await waitFor(() => expect(store.requests).toHaveLength(2))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    await painted()
    expect(shownIds()).toHaveLength(10)
    rerender(<Shop children={<HeldBack />} />)
    expect(shownIds()).toHaveLength(20)
    expect(topOf('p031')).toBeCloseTo(before, 0)
  })

  it('keeps visible items in place in a grid with columns inside a scrolling element', async () => {
    const { Shop } = createTestShop(90)
    render(
      <Shop>
        <div
          data-testid="scroller"
          style={{ height: 400, overflowY: 'auto', overflowAnchor: overflowAnchor as 'auto' }}
        >
          <ShopPage params={{ limit: 24, startingAfter: 'p030' }} columns={3} />
        </div>
      </Shop>,
    )
    await screen.findByRole('button', { name: 'Show previous' })
    screen.getByTestId('scroller').scrollTop = 275
    await painted()
    const before = topOf('p037')
    press('Show previous')
    await waitFor(() => expect(shownIds()).toContain('p007'))
    await painted()
    expect(topOf('p037')).toBeCloseTo(before, 0)
    expect(window.scrollY).toBe(0)
  })

  it('keeps the rest of the first visible row in place when its first item becomes one of the first row', async () => {
    const { Shop, store, queryClient } = createTestShop(40)
    render(
      <Shop>
        <ShopPage params={{ limit: 40 }} columns={2} headerHeight={0} />
      </Shop>,
    )
    await waitFor(() => expect(shownIds()).toHaveLength(40))
    await scrollTo(140)
    const before = topOf('p006')
    expect(before).toBe(60)
    store.remove(['p002', 'p003', 'p004'])
    await act(() => queryClient.invalidateQueries({ queryKey: ['storefront'] }))
    await waitFor(() => expect(shownIds()).not.toContain('p002'))
    await painted()
    expect(topOf('p005')).toBeLessThan(topOf('p006'))
    expect(topOf('p006')).toBeCloseTo(before, 0)
  })

  it('keeps visible items in place when an image loads in an element that did not overflow at first', async () => {
    // This test sets the property on the element only.
    document.documentElement.removeAttribute('style')
    const { Shop } = createTestShop(60)
    render(
      <Shop>
        <div
          data-testid="scroller"
          style={{ height: 500, overflowY: 'auto', overflowAnchor: overflowAnchor as 'auto' }}
        >
          <ShopPage params={{ limit: 2 }} headerHeight={40} />
        </div>
      </Shop>,
    )
    for (const id of ['p002', 'p004', 'p006', 'p008']) {
      await screen.findByText(`Product ${id}`)
      press('Show more')
    }
    await screen.findByText('Product p010')
    screen.getByTestId('scroller').scrollTop = 450
    await painted()
    const before = topOf('p006')
    itemOf('p001').style.height = '250px'
    await painted()
    expect(topOf('p006')).toBeCloseTo(before, 0)
  })

  it('keeps visible items in place when a maxPages window slides', async () => {
    const { Shop } = createTestShop(60)
    render(
      <Shop>
        <ShopPage params={{ limit: 10 }} options={{ maxPages: 2 }} />
      </Shop>,
    )
    await screen.findByRole('button', { name: 'Show more' })
    press('Show more')
    await waitFor(() => expect(shownIds()).toHaveLength(20))
    await scrollTo(1400)
    const before = topOf('p016')
    press('Show more')
    await waitFor(() => expect(shownIds()).toContain('p030'))
    expect(shownIds()).not.toContain('p001')
    await painted()
    expect(topOf('p016')).toBeCloseTo(before, 0)
  })

  it('keeps visible items in place when items above and the first visible item change', async () => {
    const { Shop, store, queryClient } = createTestShop(40)
    render(
      <Shop>
        <ShopPage params={{ limit: 40 }} />
      </Shop>,
    )
    await waitFor(() => expect(shownIds()).toHaveLength(40))
    await scrollTo(1250)
    const before = topOf('p013')
    store.insert(numberedProducts(3, 0).map((product, index) => ({ ...product, id: `new${index}` })))
    store.remove(['p005', 'p012'])
    await act(() => queryClient.invalidateQueries({ queryKey: ['storefront'] }))
    await waitFor(() => expect(shownIds()).not.toContain('p012'))
    expect(shownIds()).toContain('new0')
    await painted()
    expect(topOf('p013')).toBeCloseTo(before, 0)
  })

  it('shows new items at the start of the list when the start is visible', async () => {
    const { Shop, store, queryClient } = createTestShop(40)
    render(
      <Shop>
        <ShopPage params={{ limit: 40 }} />
      </Shop>,
    )
    await waitFor(() => expect(shownIds()).toHaveLength(40))
    store.insert([{ ...numberedProducts(1, 0)[0]!, id: 'new' }])
    await act(() => queryClient.invalidateQueries({ queryKey: ['storefront'] }))
    await waitFor(() => expect(shownIds()[0]).toBe('new'))
    await painted()
    expect(window.scrollY).toBe(0)
  })

  it('shows new items at the start of a list that was opened in its middle', async () => {
    const { Shop, store, queryClient } = createTestShop(60)
    render(
      <Shop>
        <ShopPage params={{ limit: 10, startingAfter: 'p030' }} />
      </Shop>,
    )
    await screen.findByRole('button', { name: 'Show previous' })
    const before = topOf('p031')
    const createdAt = new Date(Date.UTC(2026, 0, 1) - 30.5 * 60_000).toISOString()
    store.insert([{ ...numberedProducts(1, 30)[0]!, id: 'new', slug: 'new', createdAt }])
    await act(() => queryClient.invalidateQueries({ queryKey: ['storefront'] }))
    await waitFor(() => expect(shownIds()[0]).toBe('new'))
    await painted()
    expect(window.scrollY).toBe(0)
    expect(topOf('new')).toBeCloseTo(before, 0)
  })

  it('keeps visible items in place when an image above them loads', async () => {
    const { Shop } = createTestShop(40)
    render(
      <Shop>
        <ShopPage params={{ limit: 40 }} />
      </Shop>,
    )
    await waitFor(() => expect(shownIds()).toHaveLength(40))
    await scrollTo(1250)
    const before = topOf('p013')
    itemOf('p003').style.height = '340px'
    await painted()
    expect(topOf('p013')).toBeCloseTo(before, 0)
  })

  // At 130 pixels, the list's first item is visible too.
  it.each([130, 500])(
    'keeps visible items in place when content above the list grows, at %i',
    async (top) => {
      const { Shop } = createTestShop(60)
      const page = (bannerHeight: number) => (
        <Shop>
          <section style={{ height: bannerHeight }} />
          <ShopPage params={{ limit: 30, startingAfter: 'p010' }} />
        </Shop>
      )
      const { rerender } = render(page(0))
      await screen.findByText('Product p011')
      await scrollTo(top)
      const before = topOf('p016')
      rerender(page(800))
      await painted()
      expect(topOf('p016')).toBeCloseTo(before, 0)
      expect(window.scrollY).toBe(top + 800)
    },
  )

  it('corrects the position without animation on a page with smooth scrolling', async () => {
    document.documentElement.style.scrollBehavior = 'smooth'
    const { Shop } = createTestShop(60)
    render(
      <Shop>
        <ShopPage params={{ limit: 10, startingAfter: 'p030' }} />
      </Shop>,
    )
    await screen.findByRole('button', { name: 'Show previous' })
    const before = topOf('p031')
    press('Show previous')
    await waitFor(() => expect(shownIds()).toContain('p021'))
    expect(topOf('p031')).toBeCloseTo(before, 0)
  })
})

it('ProductList keeps the scroll position of the page, not an item, when the order changes', async () => {
  const { Shop, queryClient, store } = createTestShop(30)
  const shop = (order: string) => (
    <Shop>
      <ShopPage
        params={{ limit: 30, sort: 'name', order }}
        options={{ placeholderData: (previous) => previous }}
      />
    </Shop>
  )
  const { rerender } = render(shop('asc'))
  await waitFor(() => expect(shownIds()).toHaveLength(30))
  await scrollTo(1000)
  rerender(shop('desc'))
  await waitFor(() => expect(shownIds()[0]).toBe('p030'))
  await painted()
  expect(window.scrollY).toBe(1000)
  expect(
    queryClient.getQueriesData({ queryKey: storefrontKeys.all({ cacheScope: '' }).slice(0, 1) }),
  ).toHaveLength(2)
  expect(store.requests).toHaveLength(2)
  // From the cache, and with the start of the list in view.
  for (const [top, order] of [
    [1000, 'asc'],
    [60, 'desc'],
  ] as const) {
    await scrollTo(top)
    rerender(shop(order))
    await waitFor(() => expect(shownIds()[0]).toBe(order === 'asc' ? 'p001' : 'p030'))
    await painted()
    expect(window.scrollY).toBe(top)
  }
})
