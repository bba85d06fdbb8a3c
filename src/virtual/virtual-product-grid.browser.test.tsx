import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { createTestShop, numberedProducts } from '../../test/product-list/test-shop.js'
import {
  ids,
  isFilled,
  itemById,
  items,
  placeOf,
  scrollTo,
  seen,
  settle,
} from '../../test/virtual/grid-page.js'
import { VirtualPage, seededShop } from '../../test/virtual/virtual-shop.js'
import { ProductList } from '../product-list/index.js'
import { autoPaging } from '../product-list/auto/auto-paging.js'
import { VirtualProductGrid } from './index.js'

beforeEach(() => window.scrollTo(0, 0))
afterEach(() => page.viewport(1280, 800))

describe('VirtualProductGrid', () => {
  it('renders only the rows around the viewport, from the first to the last', async () => {
    const { Shop } = createTestShop(300)
    render(<VirtualPage params={{ limit: 100 }} paging={autoPaging} restoreKey={null} />, { wrapper: Shop })
    await screen.findByText('Product p001')
    await settle()
    expect(items().length).toBeLessThan(100)
    for (let top = 0; top < 40_000; top += 500) {
      await scrollTo(top)
      expect(items().length).toBeLessThan(80)
    }
    await waitFor(() => expect(ids().at(-1)).toBe('p300'))
    await scrollTo(0)
    expect(ids()[0]).toBe('p001')
  })

  it('renders the rows around the viewport when a scroll that skips rows has ended', async () => {
    const { Shop } = seededShop(3000)
    render(<VirtualPage params={{ limit: 100 }} restoreKey={null} />, { wrapper: Shop })
    await settle()
    const tops = () => new Set(items().map((item) => item.getBoundingClientRect().top)).size
    for (let top = 5000; top < 25_000; top += 5000) await scrollTo(top)
    expect(isFilled()).toBe(true)
    const [skipping, before] = [tops(), seen()]
    await waitFor(() => expect(tops()).toBe(skipping + 2))
    expect(placeOf(before.id)).toEqual(before)
    await scrollTo(window.scrollY + 50)
    expect(tops()).toBeGreaterThanOrEqual(skipping + 2)
  })
})

describe('VirtualProductGrid: products are inserted above, and a refetch', () => {
  it('shows the new products to a shopper at the very top, who sees the content above the list', async () => {
    await page.viewport(390, 844)
    const { Shop, store, queryClient } = createTestShop(numberedProducts(60, 21))
    render(<VirtualPage params={{ limit: 30 }} headerHeight={400} restoreKey={null} />, { wrapper: Shop })
    await screen.findByText('Product p021')
    await settle()
    store.insert(numberedProducts(12, 9))
    await act(() => queryClient.refetchQueries())
    await waitFor(() => expect(ids()[0]).toBe('p009'))
    await settle()
    expect(window.scrollY).toBe(0)
  })

  it.each([1, 3, 12, 13])(
    'with %i new products keeps the first row in place below the header',
    async (count) => {
      await page.viewport(560, 844)
      const { Shop, store, queryClient } = createTestShop(numberedProducts(60, 21))
      render(<VirtualPage params={{ limit: 30 }} headerHeight={600} restoreKey={null} />, { wrapper: Shop })
      await screen.findByText('Product p021')
      await settle()
      await scrollTo(400)
      const { id, top } = seen()
      store.insert(numberedProducts(count, 21 - count))
      await act(() => queryClient.refetchQueries())
      await settle(4)
      expect(placeOf(id).top).toBe(top)
    },
  )
})

describe('printing a VirtualProductGrid', () => {
  const isSpacerPrinted = () =>
    [...document.adoptedStyleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .every(({ cssText }) => !cssText.includes('[data-spacer]'))

  it('renders every loaded product for the printer, and the rows in view afterwards', async () => {
    const { Shop } = seededShop(700)
    render(<VirtualPage params={{ limit: 100 }} restoreKey={null} />, { wrapper: Shop })
    await settle()
    await scrollTo(20_000)
    const [before, place] = [ids(), seen()]
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(ids()).toEqual(Array.from({ length: 700 }, (_, index) => `p${String(index).padStart(5, '0')}`))
    expect(isSpacerPrinted()).toBe(false)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    await settle()
    // A scroll that has ended meanwhile adds the rows around the viewport.
    expect(ids()).toEqual(expect.arrayContaining(before))
    expect(items().length).toBeLessThan(80)
    expect(placeOf(place.id)).toEqual(place)
    expect(isSpacerPrinted()).toBe(true)
  })

  it('renders at most 1,000 products, those around the viewport', async () => {
    const { Shop } = seededShop(20_000)
    render(<VirtualPage params={{ limit: 100 }} restoreKey={null} />, { wrapper: Shop })
    await settle()
    await scrollTo(400_000)
    const before = seen()
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(items().length).toBeGreaterThan(990)
    expect(items().length).toBeLessThanOrEqual(1000)
    const index = ids().indexOf(before.id)
    expect(index).toBeGreaterThan(450)
    expect(index).toBeLessThan(550)
    expect(placeOf(before.id)).toEqual(before)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    await settle()
    expect(placeOf(before.id)).toEqual(before)
    expect(items().length).toBeLessThan(80)
  })
})

describe.each([
  ['with scroll anchoring', ''],
  ['without scroll anchoring, as in Safari', 'none'],
])('VirtualProductGrid %s', (_, overflowAnchor) => {
  beforeEach(() => {
    document.documentElement.style.overflowAnchor = overflowAnchor
  })
  afterEach(() => document.documentElement.removeAttribute('style'))

  describe('when a page is added above', () => {
    it.each([12, 30, 50])('keeps visible items in place with %d items a page', async (limit) => {
      const { Shop } = createTestShop(300)
      render(<VirtualPage params={{ limit, startingAfter: 'p200' }} paging="load-more" restoreKey={null} />, {
        wrapper: Shop,
      })
      await screen.findByText('Product p201')
      await settle()
      await scrollTo(document.querySelector('[data-item-id]')!.getBoundingClientRect().top + 100)
      for (let page = 0; page < 3; page++) {
        const before = seen()
        await act(async () => screen.getByText('Show previous').click())
        await settle(6)
        expect(placeOf(before.id)).toEqual(before)
      }
    })

    it('loads the page automatically when the user jumps to the top', async () => {
      const { Shop } = createTestShop(300)
      render(
        <VirtualPage params={{ limit: 60, startingAfter: 'p200' }} paging={autoPaging} restoreKey={null} />,
        {
          wrapper: Shop,
        },
      )
      await screen.findByText('Product p201')
      await settle()
      await scrollTo(700)
      await scrollTo(0)
      await screen.findByText(/^Showing 1[28]0 of 300 products$/)
    })

    it('starts with a full row once the user reaches the head of the list', async () => {
      const { Shop } = createTestShop(100)
      render(<VirtualPage params={{ limit: 30, startingAfter: 'p040' }} restoreKey={null} />, {
        wrapper: Shop,
      })
      await screen.findByText('Product p041')
      for (let page = 0; page < 2; page++) {
        await act(async () => screen.getByText('Show previous').click())
        await settle(6)
      }
      await scrollTo(0)
      await settle()
      expect(ids()[0]).toBe('p001')
      expect(placeOf('p001').left).toBe(placeOf('p006').left)
      expect(screen.queryByText('Show previous')).toBeNull()
    })
  })

  describe('when a page is added below', () => {
    it('keeps visible items in place when the button and the footer are visible', async () => {
      const { Shop } = createTestShop(300)
      render(<VirtualPage params={{ limit: 100 }} restoreKey={null} />, { wrapper: Shop })
      await screen.findByText('Product p001')
      for (let page = 0; page < 2; page++) {
        await scrollTo(document.documentElement.scrollHeight)
        await scrollTo(document.documentElement.scrollHeight)
        const before = seen()
        await act(async () => screen.getByText('Show more').click())
        await screen.findByText(`Showing ${page + 2}00 of 300 products`)
        await settle(6)
        expect(placeOf(before.id)).toEqual(before)
      }
    })

    it.each([
      { limit: 29, why: 'the rows above it cannot be corrected' },
      { limit: 31, why: 'the page is shorter than the position' },
    ])('keeps visible items in place after a jump to rows so low that $why', async ({ limit }) => {
      await page.viewport(390, 844)
      const { Shop } = createTestShop(300)
      render(<VirtualPage params={{ limit }} restoreKey={null} />, { wrapper: Shop })
      await screen.findByText('Product p001')
      await settle()
      await scrollTo(document.documentElement.scrollHeight)
      await settle(6)
      const before = seen()
      await act(async () => screen.getByText('Show more').click())
      await screen.findByText(`Showing ${2 * limit} of 300 products`)
      await settle(6)
      expect(placeOf(before.id)).toEqual(before)
    })

    it('keeps visible items in place when the page loads automatically', async () => {
      const { Shop, store } = createTestShop(300)
      render(<VirtualPage params={{ limit: 100 }} paging={autoPaging} restoreKey={null} />, { wrapper: Shop })
      await screen.findByText('Product p001')
      store.pause()
      await scrollTo(document.documentElement.scrollHeight)
      await scrollTo(document.documentElement.scrollHeight)
      const before = seen()
      store.resume()
      await screen.findByText('Showing 200 of 300 products')
      await settle(6)
      expect(placeOf(before.id)).toEqual(before)
    })
  })

  it('keeps visible items in place at the end of the page, where its rows were higher than estimated', async () => {
    await page.viewport(390, 844)
    const { Shop } = createTestShop(100)
    render(
      <Shop>
        <ProductList.Root params={{ limit: 12 }} restoreKey={null}>
          <header style={{ height: 98 }} />
          <VirtualProductGrid
            style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', margin: 0, padding: 0 }}
          >
            {({ id }) => (
              <ProductList.Item style={{ display: 'block' }}>
                <div style={{ height: 142 + (Number(id.slice(1)) % 7) * 30 }} />
              </ProductList.Item>
            )}
          </VirtualProductGrid>
          <ProductList.Next />
        </ProductList.Root>
      </Shop>,
    )
    await waitFor(() => expect(ids()).toContain('p001'))
    for (let pages = 1; pages <= 4; pages++) {
      await scrollTo(document.documentElement.scrollHeight)
      await settle()
      const before = seen()
      await act(async () => screen.getByText('Show more').click())
      await settle(6)
      expect(placeOf(before.id)).toEqual(before)
    }
  })

  it('keeps the last row in place when a higher product joins it', async () => {
    await page.viewport(390, 844)
    const { Shop } = createTestShop(100)
    render(
      <Shop>
        <ProductList.Root params={{ limit: 5 }} restoreKey={null}>
          <VirtualProductGrid
            style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', margin: 0, padding: 0 }}
          >
            {({ id }) => (
              <ProductList.Item style={{ display: 'block' }}>
                <div style={{ height: id === 'p006' ? 360 : 300 }} />
              </ProductList.Item>
            )}
          </VirtualProductGrid>
          <ProductList.Next />
          <footer style={{ height: 900 }} />
        </ProductList.Root>
      </Shop>,
    )
    await waitFor(() => expect(ids()).toContain('p005'))
    await scrollTo(700)
    const before = placeOf('p005')
    await act(async () => screen.getByText('Show more').click())
    await waitFor(() => expect(ids()).toContain('p006'))
    await settle(6)
    expect(placeOf('p005')).toEqual(before)
  })

  describe('when content above the viewport changes', () => {
    /** The ids of the first row that is partly in view. */
    function firstRow(): string[] {
      const visible = items().filter((item) => item.getBoundingClientRect().bottom > 12)
      const { top } = visible[0]!.getBoundingClientRect()
      return visible.flatMap((item) =>
        item.getBoundingClientRect().top === top ? (item.dataset.itemId ?? []) : [],
      )
    }

    it('keeps visible items in place when products are removed', async () => {
      const { Shop, store, queryClient } = createTestShop(100)
      render(<VirtualPage params={{ limit: 100 }} restoreKey={null} />, { wrapper: Shop })
      await screen.findByText('Product p001')
      await scrollTo(2000)
      const before = seen()
      store.products.remove('p003')
      store.products.remove('p004')
      store.products.remove('p006')
      await act(() => queryClient.invalidateQueries())
      await settle(4)
      expect(ids()).not.toContain('p003')
      expect(placeOf(before.id)).toEqual(before)
      await scrollTo(0)
      await settle()
      expect(ids().slice(0, 4)).toEqual(['p001', 'p002', 'p005', 'p007'])
    })

    it.each([40, 41, 42, 43, 44])(
      'keeps the other items of the first visible row in place when its first item moves down by %i products',
      async (distance) => {
        const { Shop, store, queryClient } = createTestShop(100)
        render(<VirtualPage params={{ limit: 100 }} restoreKey={null} />, { wrapper: Shop })
        await screen.findByText('Product p001')
        await scrollTo(1000)
        const [first, second] = firstRow()
        const before = placeOf(second!)
        const target = numberedProducts(1, Number(first!.slice(1)) + distance)[0]!
        store.update(first!, { createdAt: target.createdAt, name: 'Moved' })
        await act(() => queryClient.invalidateQueries())
        await settle(4)
        expect(placeOf(second!)).toEqual(before)
      },
    )

    it.each([1, 5])(
      'keeps the next item in place when %i items of the first visible row are deleted below many new ones',
      async (deleted) => {
        const { Shop, store, queryClient } = createTestShop(numberedProducts(100, 81))
        render(<VirtualPage params={{ limit: 100 }} restoreKey={null} />, { wrapper: Shop })
        await screen.findByText('Product p081')
        await scrollTo(1000)
        const row = firstRow()
        const next = row[deleted] ?? seen().id
        const { top } = placeOf(next)
        store.remove(row.slice(0, deleted))
        store.insert(numberedProducts(80))
        await act(() => queryClient.invalidateQueries())
        await settle(4)
        expect(placeOf(next).top).toBe(top)
      },
    )

    it('keeps the rest of the first visible row in place when its first item becomes one of the first row', async () => {
      await page.viewport(560, 844)
      const { Shop, store, queryClient } = createTestShop(100)
      render(<VirtualPage params={{ limit: 30 }} headerHeight={0} restoreKey={null} />, { wrapper: Shop })
      await screen.findByText('Product p001')
      await settle()
      await scrollTo(window.scrollY + placeOf('p005').top - 60)
      const before = placeOf('p006')
      store.remove(['p002', 'p003', 'p004'])
      await act(() => queryClient.invalidateQueries())
      await settle(4)
      expect(placeOf('p005').top).toBeLessThan(placeOf('p006').top)
      expect(placeOf('p006').top).toBe(before.top)
    })

    it('keeps visible items in place when unmeasured rows scroll into view from above', async () => {
      const { Shop } = seededShop(3000)
      render(<VirtualPage params={{ limit: 100 }} restoreKey={null} />, { wrapper: Shop })
      await settle()
      await scrollTo(60_000)
      for (let step = 0; step < 40; step++) {
        const { id, top } = seen()
        window.scrollBy({ top: -90, behavior: 'instant' })
        await settle(2)
        expect(placeOf(id).top).toBe(top + 90)
      }
    })

    it('keeps visible items in place when a row grows, as when its images load', async () => {
      const { Shop } = seededShop(1000)
      render(<VirtualPage params={{ limit: 100 }} restoreKey={null} />, { wrapper: Shop })
      await settle()
      await scrollTo(5000)
      const before = seen()
      await waitFor(() => expect(items()[0]!.getBoundingClientRect().bottom).toBeLessThan(0))
      const above = items()[0]!
      above.style.height = '600px'
      await settle(4)
      expect(placeOf(before.id)).toEqual(before)
    })

    it('renders the right rows when content above the list grows', async () => {
      const { Shop } = createTestShop(100)
      const { rerender } = render(<VirtualPage params={{ limit: 100 }} restoreKey={null} />, {
        wrapper: Shop,
      })
      await screen.findByText('Product p001')
      await scrollTo(1000)
      rerender(<VirtualPage params={{ limit: 100 }} restoreKey={null} headerHeight={300} />)
      await settle()
      await scrollTo(window.scrollY + 100)
      const [first] = items()
      expect(first!.getBoundingClientRect().top).toBeLessThan(0)
    })
  })
})

it('VirtualProductGrid keeps the visible item in the viewport when CSS changes the columns', async () => {
  const { Shop } = createTestShop(200)
  render(<VirtualPage params={{ limit: 100 }} paging={autoPaging} restoreKey={null} />, { wrapper: Shop })
  await screen.findByText('Product p001')
  await settle()
  expect(placeOf('p002').top).toBe(placeOf('p001').top)
  await scrollTo(3000)
  const before = await waitFor(() => {
    const id = items().find((item) => item.getBoundingClientRect().bottom > 0)?.dataset.itemId
    expect(id).toBeDefined()
    return id!
  })
  await page.viewport(420, 800)
  await waitFor(() => {
    const { top, bottom } = itemById(before).getBoundingClientRect()
    expect(bottom).toBeGreaterThan(-20)
    expect(top).toBeLessThan(400)
    expect(new Set(items().map((item) => item.getBoundingClientRect().left)).size).toBe(1)
  })
})

it('VirtualProductGrid keeps the visible item when a scroll event comes before the new columns are rendered', async () => {
  const { Shop } = createTestShop(200)
  const pageOf = (width: number) => (
    <Shop>
      <div style={{ width }}>
        <VirtualPage params={{ limit: 100 }} restoreKey={null} />
      </div>
    </Shop>
  )
  const { container, rerender } = render(pageOf(1000))
  await screen.findByText('Product p001')
  await settle()
  await scrollTo(3000)
  const before = items().find((item) => item.getBoundingClientRect().bottom > 0)?.dataset.itemId
  expect(before).toBeDefined()
  // Before the grid's observer is notified: the browser scrolls because the rows have other heights.
  ;(container.firstElementChild as HTMLElement).style.width = '420px'
  window.scrollTo(0, 1500)
  window.dispatchEvent(new Event('scroll'))
  rerender(pageOf(420))
  await waitFor(() => {
    const { top, bottom } = itemById(before!).getBoundingClientRect()
    // The top of a row keeps its place, and a narrower row can be lower.
    expect(bottom).toBeGreaterThan(-100)
    expect(top).toBeLessThan(400)
  })
})

it('VirtualProductGrid keeps all scroll positions when its container starts or stops to scroll', async () => {
  const { Shop } = createTestShop(200)
  const pageOf = (limit: number) => (
    <Shop>
      <div style={{ height: 300 }} />
      <div data-testid="box" style={{ height: 500, overflowY: 'auto' }}>
        <VirtualPage headerHeight={10} params={{ limit }} restoreKey={null} />
      </div>
      <div style={{ height: 2000 }} />
    </Shop>
  )
  const view = render(pageOf(2))
  await screen.findByText('Product p002')
  await scrollTo(200)
  view.rerender(pageOf(100))
  await screen.findByText('Product p010')
  await settle()
  const box = screen.getByTestId('box')
  expect([window.scrollY, box.scrollTop]).toEqual([200, 0])

  box.scrollTop = 900
  await settle()
  view.rerender(pageOf(2))
  await waitFor(() => expect(ids()).toEqual(['p001', 'p002']))
  await settle()
  expect(window.scrollY).toBe(200)
})

it('VirtualProductGrid renders few rows inside an element with overflow-x: hidden', async () => {
  const { Shop } = createTestShop(200)
  render(
    <main style={{ overflowX: 'hidden' }}>
      <VirtualPage params={{ limit: 100 }} restoreKey={null} />
    </main>,
    { wrapper: Shop },
  )
  await screen.findByText('Product p001')
  await settle()
  expect(items().length).toBeLessThan(80)
  await scrollTo(2000)
  expect(items()[0]!.textContent).not.toContain('p001')
})

it('VirtualProductGrid renders the rows in the viewport of a scroll container', async () => {
  const { Shop } = createTestShop(300)
  render(
    <div data-testid="scroller" style={{ height: 500, overflowY: 'auto' }}>
      <VirtualPage params={{ limit: 100 }} paging={autoPaging} restoreKey={null} />
    </div>,
    { wrapper: Shop },
  )
  await screen.findByText('Product p001')
  const scroller = screen.getByTestId('scroller')
  for (let top = 0; top < 30_000; top += 500) {
    await scrollTo(top, scroller)
    expect(items().length).toBeLessThan(60)
  }
  await waitFor(() => expect(ids().at(-1)).toBe('p300'))
  await scrollTo(0, scroller)
  expect(ids()[0]).toBe('p001')
})

it.each(['auto', 'none'])(
  'VirtualProductGrid restores the scroll position of an item outside the first render (overflow-anchor: %s)',
  async (overflowAnchor) => {
    document.documentElement.style.setProperty('overflow-anchor', overflowAnchor)
    const { Shop, queryClient } = createTestShop(400)
    const key = `visit ${Math.random()}`
    const list = <VirtualPage params={{ limit: 100 }} restoreKey={key} />
    const first = render(list, { wrapper: Shop })
    await screen.findByText('Product p001')
    await act(async () => screen.getByText('Show more').click())
    await screen.findByText('Showing 200 of 400 products')
    await scrollTo(4321)
    const before = seen()
    first.unmount()
    window.scrollTo(0, 0)

    render(list, { wrapper: Shop })
    await settle()
    expect(placeOf(before.id)).toEqual(before)
    expect(queryClient.isFetching()).toBe(0)
  },
)

describe('VirtualProductGrid with a screen reader and by keyboard', () => {
  it('sets the position and the total of each item, though few are rendered', async () => {
    const { Shop } = createTestShop(300)
    render(<VirtualPage params={{ limit: 100 }} restoreKey={null} />, { wrapper: Shop })
    await screen.findByText('Product p001')
    await scrollTo(2500)
    const item = items().find((each) => each.getBoundingClientRect().top > 0)!
    expect(item.getAttribute('aria-posinset')).toBe(String(Number(item.dataset.itemId!.slice(1))))
    expect(item.getAttribute('aria-setsize')).toBe('300')
    expect(screen.getByRole('list', { name: 'Products' })).toContain(item)
  })

  it('marks the total as unknown while the head is not loaded', async () => {
    const { Shop } = createTestShop(300)
    render(<VirtualPage params={{ limit: 50, startingAfter: 'p100' }} restoreKey={null} />, { wrapper: Shop })
    await screen.findByText('Product p101')
    await settle()
    expect(itemById('p101').getAttribute('aria-setsize')).toBe('-1')
    expect(itemById('p101').hasAttribute('aria-posinset')).toBe(false)
  })

  it('moves the focus through all articles of a feed with Page Down, and out of the feed with Control+End', async () => {
    const { Shop } = createTestShop(60)
    render(<VirtualPage params={{ limit: 60 }} paging={autoPaging} restoreKey={null} />, { wrapper: Shop })
    await screen.findByText('Product p001')
    await settle()
    itemById('p001').focus()
    for (let count = 2; count <= 60; count++) {
      await userEvent.keyboard('{PageDown}')
      expect(document.activeElement).toHaveAttribute('data-item-id', `p${String(count).padStart(3, '0')}`)
      await settle(1)
    }
    await userEvent.keyboard('{Control>}{End}{/Control}')
    expect(document.activeElement).toBe(screen.getByText('Imprint'))
  })

  it('keeps the focus while the user scrolls away, and continues from the focused item', async () => {
    const { Shop } = createTestShop(300)
    render(<VirtualPage params={{ limit: 100 }} paging={autoPaging} restoreKey={null} />, { wrapper: Shop })
    await screen.findByText('Product p001')
    await settle()
    const link = screen.getByText('Product p006')
    act(() => link.focus())
    for (let top = 0; top < 8000; top += 400) await scrollTo(top)
    expect(document.activeElement).toBe(link)
    expect(items().length).toBeLessThan(90)
    await userEvent.keyboard('{PageDown}')
    expect(document.activeElement).toHaveAttribute('data-item-id', 'p007')
    await settle()
    expect(itemById('p007').getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  })

  it.each([
    ['{Tab}', 'p011'],
    ['{Shift>}{Tab}{/Shift}', 'p009'],
  ])('moves the focus with %s from a focused link outside the viewport', async (keys, next) => {
    const { Shop } = createTestShop(300)
    render(<VirtualPage params={{ limit: 100 }} restoreKey={null} />, { wrapper: Shop })
    await screen.findByText('Product p001')
    await settle()
    act(() => screen.getByText('Product p010').focus())
    await scrollTo(2500)
    await userEvent.keyboard(keys)
    expect(document.activeElement).toHaveTextContent(`Product ${next}`)
    await settle()
    expect(itemById(next).getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await scrollTo(2500)
    expect(document.activeElement).toHaveTextContent(`Product ${next}`)
  })
})

it('VirtualProductGrid fills the viewport at any position of 50,000 products', async () => {
  const { Shop } = seededShop(50_000)
  render(<VirtualPage params={{ limit: 100 }} restoreKey={null} />, { wrapper: Shop })
  await settle()
  expect(ids()[0]).toBe('p00000')
  const height = document.documentElement.scrollHeight
  let most = 0
  const places = Array.from({ length: 60 }, (_, step) => (height / 59) * step)
  for (const top of [...places, ...places.toReversed()]) {
    await scrollTo(top)
    most = Math.max(most, items().length)
    const [first, last] = [items()[0]!, items().at(-1)!]
    expect(first.getBoundingClientRect().top).toBeLessThan(400)
    expect(last.getBoundingClientRect().bottom).toBeGreaterThan(300)
  }
  expect(most).toBeLessThan(100)
  await scrollTo(document.documentElement.scrollHeight)
  await scrollTo(document.documentElement.scrollHeight)
  expect(ids().at(-1)).toBe('p49999')
})
