import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'

import { randomRuns } from '../../../test/setup/random-runs.js'
import { quiet } from '../../../test/product-list/quiet.js'
import { numberedProducts, createTestShop } from '../../../test/product-list/test-shop.js'
import { itemOf, scrollTo, ShopPage, shownIds, topOf } from '../../../test/product-list/shop-page.js'
import { storefrontKeys } from '../../queries/index.js'
import { autoPaging } from './auto-paging.js'

beforeEach(() => {
  sessionStorage.clear()
  return scrollTo(0)
})
afterEach(() => page.viewport(1280, 800))

const rest = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

/** One notch of the wheel, as trusted browser input with its smooth scroll. */
async function turnWheel(deltaY: number): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: 200, y: 300, deltaX: 0, deltaY })
}

const visibleIds = () =>
  shownIds().filter((id) => {
    const { top, bottom } = itemOf(id).getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  })

describe('ProductList with paging auto and a full maxPages window', () => {
  it.each([
    { width: 1920, height: 1080, limit: 12, maxPages: 4, count: 507 },
    { width: 2560, height: 1440, limit: 24, maxPages: 3, count: 2000 },
  ])(
    'sends no request while nobody touches the page, at $width x $height',
    async ({ width, height, limit, maxPages, count }) => {
      await page.viewport(width, height)
      const { Shop, store } = createTestShop(count)
      render(
        <Shop>
          <ShopPage
            paging={autoPaging}
            params={{ limit }}
            options={{ maxPages }}
            rowHeight={300}
            columns={Math.floor(width / 220)}
          />
        </Shop>,
      )
      await screen.findByText('Product p001')
      await rest(3000)
      expect(store.requests.length).toBeLessThanOrEqual(maxPages)
      expect(topOf('p001')).toBeGreaterThan(0)
    },
  )

  it('loads at most one page for one notch of the wheel', async () => {
    const { Shop, store } = createTestShop(900)
    render(
      <Shop>
        <ShopPage paging={autoPaging} params={{ limit: 3 }} options={{ maxPages: 12 }} />
      </Shop>,
    )
    await screen.findByText('Product p001')
    await quiet(store)
    for (const top of [1000, 2000, 2800]) {
      await scrollTo(top)
      await quiet(store)
    }
    expect(shownIds()).toHaveLength(36)
    let moves = 0
    for (let notch = 0; notch < 8; notch++) {
      const before = store.requests.length
      await turnWheel(120)
      await rest(400)
      await quiet(store)
      expect(store.requests.length - before).toBeLessThanOrEqual(1)
      moves += store.requests.length - before
    }
    expect(moves).toBeGreaterThan(2)
    expect(shownIds()[0]).not.toBe('p001')
  })

  it('drops no page in or near the viewport, whatever the layout and the scrolls', async () => {
    const layouts = fc.record({
      height: fc.constantFrom(400, 800, 1440),
      rowHeight: fc.integer({ min: 40, max: 400 }),
      columns: fc.integer({ min: 1, max: 9 }),
      limit: fc.integer({ min: 2, max: 30 }),
      maxPages: fc.integer({ min: 1, max: 6 }),
      steps: fc.array(fc.integer({ min: -1500, max: 2500 }), { minLength: 1, maxLength: 4 }),
    })
    await fc.assert(
      fc.asyncProperty(layouts, async ({ height, steps, maxPages, limit, ...layout }) => {
        await page.viewport(1280, height)
        await scrollTo(0)
        const { Shop, store } = createTestShop(400)
        render(
          <Shop>
            <ShopPage
              paging={autoPaging}
              params={{ limit }}
              options={{ maxPages }}
              restoreKey={null}
              {...layout}
            />
          </Shop>,
        )
        await screen.findByText('Product p001')
        await quiet(store)
        expect(store.requests.length).toBeLessThanOrEqual(maxPages)
        for (const step of steps) {
          await scrollTo(window.scrollY + step)
          const seen = visibleIds()
          const before = store.requests.length
          await quiet(store)
          for (const id of seen) expect(shownIds()).toContain(id)
          if (before >= maxPages) {
            expect(store.requests.length - before).toBeLessThanOrEqual(1 + Math.abs(step) / height)
          }
        }
        cleanup()
      }),
      { ...randomRuns(15), endOnFailure: true },
    )
  })
})

describe('ProductList with paging auto and loads without progress', () => {
  it.each([1, 2])(
    'stops for a server that repeats its items with has_more: true, with maxPages %i',
    async (maxPages) => {
      const products = numberedProducts(6)
      let requests = 0
      const { Shop } = createTestShop(6, {
        routes: {
          '/products': (request) => {
            requests++
            const after = new URL(request.url).searchParams.get('starting_after')
            const start = (products.findIndex(({ id }) => id === after) + 1) % 6
            return { data: products.slice(start, start + 2), has_more: true, total_count: 6 }
          },
        },
      })
      render(
        <Shop>
          <ShopPage paging={autoPaging} params={{ limit: 2 }} options={{ maxPages }} />
        </Shop>,
      )
      await screen.findByText('Product p001')
      await rest(1000)
      expect(requests).toBe(maxPages)
    },
  )

  it('stops when CSS hides the rows, and loads one page for each gesture', async () => {
    const { Shop, store } = createTestShop(300)
    render(
      <Shop>
        <style>{'[data-item-id] { display: none }'}</style>
        <ShopPage paging={autoPaging} params={{ limit: 5 }} />
      </Shop>,
    )
    await waitFor(() => expect(shownIds()).not.toHaveLength(0))
    await rest(1000)
    expect(store.requests).toHaveLength(2)
    await turnWheel(100)
    await rest(500)
    expect(store.requests).toHaveLength(3)
  })

  it('stops when the app cancels each load', async () => {
    const { Shop, store, queryClient } = createTestShop(300, { latency: { from: 50, to: 50 } })
    render(
      <Shop>
        <ShopPage paging={autoPaging} params={{ limit: 3 }} />
      </Shop>,
    )
    await screen.findByText('Product p001')
    for (let step = 0; step < 20; step++) {
      await act(() =>
        queryClient.cancelQueries({ queryKey: storefrontKeys.all({ cacheScope: '' }).slice(0, 1) }),
      )
      await rest(20)
    }
    expect(store.requests.length).toBeLessThanOrEqual(3)
  })
})
