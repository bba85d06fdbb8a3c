import { QueryClient } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, inject, it } from 'vitest'

import { Price, ProductImage, ProductList, StorefrontProvider, type Paging } from '../../src/index.js'
import type { Product } from '../../src/core/index.js'
import { painted, scrollTo, shownIds, topOf } from './shop-page.js'
import { pagingOf } from './paging-of.js'

const boutique = inject('boutique')
const [skipped, store] = 'absent' in boutique ? [` (skipped: ${boutique.absent})`, undefined] : ['', boutique]
const ids = store?.ids['name asc'] ?? []
const middle = Math.floor(ids.length / 2)
const button = (name: string) => screen.queryByRole('button', { name })
const seenId = () => shownIds().find((id) => topOf(id) >= 0)!

const renderCard = (product: Product) => (
  <ProductList.Item>
    <ProductImage product={product} aspectRatio={1} style={{ width: '100%' }} />
    <h2>{product.name}</h2>
    <Price.Root product={product} />
  </ProductList.Item>
)

async function openInTheMiddle(paging: Paging): Promise<void> {
  const { baseUrl, apiKey } = store!
  render(
    <StorefrontProvider baseUrl={baseUrl} apiKey={apiKey} queryClient={new QueryClient()} currency="EUR">
      <ProductList.Root
        paging={pagingOf(paging)}
        params={{ sort: 'name', order: 'asc', limit: 48, startingAfter: ids[middle]! }}
        restoreKey={null}
      >
        <ProductList.Previous />
        <ProductList.Items
          style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: 16, padding: 0 }}
        >
          {renderCard}
        </ProductList.Items>
        <ProductList.Next />
      </ProductList.Root>
    </StorefrontProvider>,
  )
  await waitFor(() => expect(shownIds()[0]).toBe(ids[middle + 1]))
}

/** Each press must change the shown items. */
async function pressToTheEnd(name: string, onPage: () => void): Promise<void> {
  for (let control; (control = button(name));) {
    const before = shownIds().join()
    act(() => control?.click())
    await waitFor(() => expect(shownIds().join()).not.toBe(before))
    onPage()
  }
}

function keepsPlace(): () => void {
  const seen = seenId()
  let last = topOf(seen)
  return () => {
    expectNear(topOf(seen), last)
    last = topOf(seen)
  }
}

/** These cards have fractional heights, but scroll positions are whole pixels. */
const expectNear = (top: number, expected: number) => expect(Math.abs(top - expected)).toBeLessThan(1)

beforeEach(() => {
  sessionStorage.clear()
  return scrollTo(0)
})

describe.skipIf(!store)(
  `ProductList with 767 real products, opened in the middle${skipped}`,
  { timeout: 180_000 },
  () => {
    it('loads all pages by its buttons and keeps visible items in place', async () => {
      await openInTheMiddle('load-more')
      await scrollTo(400)
      await pressToTheEnd('Show previous', keepsPlace())
      await pressToTheEnd('Show more', keepsPlace())
      expect(shownIds()).toEqual(ids)
    })

    it('loads all pages automatically as the user scrolls to both ends', async () => {
      await openInTheMiddle('auto')
      await scrollTo(400)
      for (const [name, step] of [
        ['Show previous', -700],
        ['Show more', 1500],
      ] as const) {
        for (let turn = 0; turn < 200 && button(name); turn++) {
          await scrollTo(window.scrollY + step)
          const [seen, top] = [seenId(), topOf(seenId())]
          await act(() => new Promise((resolve) => setTimeout(resolve, 30)))
          await painted()
          expectNear(topOf(seen), top)
        }
      }
      expect(shownIds()).toEqual(ids)
      expect(screen.getAllByRole('article')[0]!.getAttribute('aria-setsize')).toBe(String(ids.length))
    })

    it('shows one page at a time to both ends', async () => {
      await openInTheMiddle('pages')
      const below = [...shownIds()]
      await pressToTheEnd('Next page', () => below.push(...shownIds()))
      expect(below).toEqual(ids.slice(middle + 1))
      const above: string[] = []
      await pressToTheEnd('Previous page', () => above.unshift(...shownIds()))
      expect(shownIds()[0]).toBe(ids[0])
      expect(above.slice(0, middle + 1)).toEqual(ids.slice(0, middle + 1))
    })
  },
)
