import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'

import { storefrontKeys } from '../../src/queries/index.js'
import { itemOf, painted, scrollTo, ShopPage, shownIds, topOf } from './shop-page.js'
import { createTestShop, numberedProducts } from './test-shop.js'
import { autoPaging } from '../../src/product-list/auto/auto-paging.js'

const everything = { queryKey: storefrontKeys.all({ cacheScope: '' }).slice(0, 1) }
const latency = { from: 100, to: 300 }
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

/** The first item whose top is in view. */
const seenId = () => shownIds().find((id) => topOf(id) >= 0)!

/** Returns the largest distance from the first position in pixels, during the action and 200 ms longer. */
async function driftOf(id: string, action: () => Promise<unknown>): Promise<number> {
  const top = topOf(id)
  let drift = 0
  let isWatching = true
  const watch = () => {
    if (!shownIds().includes(id)) return
    drift = Math.max(drift, Math.abs(topOf(id) - top))
    if (isWatching) requestAnimationFrame(watch)
  }
  requestAnimationFrame(watch)
  await action()
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  isWatching = false
  return drift
}

beforeEach(async () => {
  sessionStorage.clear()
  await scrollTo(0)
  await cdp().send('Emulation.setCPUThrottlingRate', { rate: 6 })
})
afterEach(async () => {
  document.documentElement.removeAttribute('style')
  await cdp().send('Emulation.setCPUThrottlingRate', { rate: 1 })
})

// With `none`, as in Safari, only the list corrects the scroll position.
describe.each(['auto', 'none'])(
  'ProductList on a slow machine and network, overflow-anchor: %s',
  (overflowAnchor) => {
    beforeEach(() => document.documentElement.style.setProperty('overflow-anchor', overflowAnchor))

    it('keeps visible items in place in every frame while pages are added above', async () => {
      const { Shop } = createTestShop(120, { latency })
      render(
        <Shop>
          <ShopPage params={{ limit: 20, startingAfter: 'p080' }} columns={2} />
        </Shop>,
      )
      await screen.findByRole('button', { name: 'Show previous' })
      await scrollTo(313)
      for (const first of ['p061', 'p041']) {
        const drift = await driftOf(seenId(), async () => {
          press('Show previous')
          await waitFor(() => expect(shownIds()[0]).toBe(first))
        })
        expect(drift).toBeLessThan(1)
      }
    })

    it('keeps visible items in place in every frame while a maxPages window slides', async () => {
      const { Shop } = createTestShop(120, { latency })
      render(
        <Shop>
          <ShopPage params={{ limit: 20, startingAfter: 'p040' }} options={{ maxPages: 2 }} />
        </Shop>,
      )
      await screen.findByRole('button', { name: 'Show more' })
      press('Show more')
      await waitFor(() => expect(shownIds()).toHaveLength(40))
      await scrollTo(2900)
      const down = await driftOf(seenId(), async () => {
        press('Show more')
        await waitFor(() => expect(shownIds()[0]).toBe('p061'))
      })
      await scrollTo(333)
      const up = await driftOf(seenId(), async () => {
        press('Show previous')
        await waitFor(() => expect(shownIds()[0]).toBe('p041'))
      })
      expect([down, up].every((drift) => drift < 1)).toBe(true)
    })

    it('keeps visible items in place in every frame while items above are deleted and inserted', async () => {
      const { Shop, store, queryClient } = createTestShop(60, { latency })
      render(
        <Shop>
          <ShopPage params={{ limit: 60 }} />
        </Shop>,
      )
      await waitFor(() => expect(shownIds()).toHaveLength(60))
      await scrollTo(2222)
      const seen = seenId()
      store.remove(['p003', 'p004', 'p009'])
      const deleted = await driftOf(seen, async () => {
        await act(() => queryClient.invalidateQueries(everything))
        await waitFor(() => expect(shownIds()).not.toContain('p009'))
      })
      store.insert(numberedProducts(2, 0).map((product, index) => ({ ...product, id: `new${index}` })))
      const inserted = await driftOf(seen, async () => {
        await act(() => queryClient.invalidateQueries(everything))
        await waitFor(() => expect(shownIds()).toContain('new0'))
      })
      expect([deleted, inserted].every((drift) => drift < 1)).toBe(true)
    })

    it('keeps visible items in place when the previous page fails and when a retry loads it', async () => {
      const { Shop, store } = createTestShop(120, { latency })
      render(
        <Shop>
          <ShopPage params={{ limit: 20, startingAfter: 'p080' }} />
        </Shop>,
      )
      await screen.findByRole('button', { name: 'Show previous' })
      await scrollTo(707)
      const seen = seenId()
      const top = topOf(seen)
      store.failNext(403)
      press('Show previous')
      await screen.findByRole('button', { name: 'Try again' })
      expect(screen.getByRole('status').textContent).toBe('The previous products could not be loaded.')
      await painted()
      expect(topOf(seen)).toBeCloseTo(top, 0)
      press('Try again')
      await waitFor(() => expect(shownIds()[0]).toBe('p061'))
      await painted()
      expect(topOf(seen)).toBeCloseTo(top, 0)
    })

    it('loads all pages automatically, and a page that arrives moves nothing', async () => {
      const { Shop, store } = createTestShop(72, { latency: { from: 50, to: 150 } })
      render(
        <Shop>
          <ShopPage paging={autoPaging} params={{ limit: 12, startingAfter: 'p036' }} columns={2} />
        </Shop>,
      )
      await screen.findByRole('feed')
      await waitFor(() => expect(shownIds()).toContain('p060'))
      await scrollTo(500)
      for (const [name, top] of [
        ['Show previous', () => window.scrollY - 200],
        ['Show more', () => window.scrollY + 300],
      ] as const) {
        await waitFor(
          async () => {
            await scrollTo(top())
            const drift = await driftOf(seenId(), () => Promise.resolve())
            expect(drift).toBeLessThan(1)
            expect(screen.queryByRole('button', { name })).toBeNull()
          },
          { timeout: 20_000 },
        )
      }
      expect(shownIds()).toEqual(numberedProducts(72).map(({ id }) => id))
      const cursors = store.requests.map(({ url }) => url)
      expect(new Set(cursors).size).toBe(cursors.length)
    })

    it.each(['cached', 'not cached'])(
      'restores the scroll position to the pixel when the list is %s',
      async (how) => {
        const { Shop, queryClient } = createTestShop(120, { latency })
        function Pages() {
          const [isList, setIsList] = useState(true)
          return (
            <>
              <button onClick={() => setIsList(!isList)}>Elsewhere and back</button>
              {isList ? <ShopPage params={{ limit: 20 }} restoreKey="visit" /> : <h1>A product</h1>}
            </>
          )
        }
        render(
          <Shop>
            <Pages />
          </Shop>,
        )
        for (const count of [40, 60, 80]) {
          await screen.findByRole('button', { name: 'Show more' })
          press('Show more')
          await waitFor(() => expect(shownIds()).toHaveLength(count))
        }
        await scrollTo(6161)
        const seen = seenId()
        const top = topOf(seen)
        press('Elsewhere and back')
        await screen.findByRole('heading', { name: 'A product' })
        if (how === 'not cached') queryClient.clear()
        press('Elsewhere and back')
        if (how === 'not cached') await waitFor(() => itemOf(seen))
        expect(topOf(seen)).toBeCloseTo(top, 0)
        expect(await driftOf(seen, () => Promise.resolve())).toBeLessThan(1)
      },
    )
  },
)
