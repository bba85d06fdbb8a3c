import { QueryClient } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { cdp } from 'vitest/browser'

import type { Product } from '../../src/core/index.js'
import { ProductImage, ProductList, StorefrontProvider } from '../../src/index.js'
import { VirtualProductGrid } from '../../src/virtual/index.js'
import { ids, isFilled, items, scrollTo, settle } from '../virtual/grid-page.js'
import { autoPaging } from '../../src/product-list/auto/auto-paging.js'

const boutique = inject('boutique')
const [skipped, store] = 'absent' in boutique ? [` (skipped: ${boutique.absent})`, undefined] : ['', boutique]

/** The image has no size until it fails to load. */
const card = (product: Product) => (
  <ProductList.Item>
    <ProductImage product={product} alt="" style={{ display: 'block', maxWidth: '100%' }} />
    <a href={`#${product.id}`}>{product.name}</a>
  </ProductList.Item>
)

describe.skipIf(!store)(
  `VirtualProductGrid with 767 products over a slow network${skipped}`,
  { timeout: 180_000 },
  () => {
    beforeEach(async () => {
      await cdp().send('Network.enable')
      const kilobytes = 1024
      await cdp().send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 400 * kilobytes,
        uploadThroughput: 100 * kilobytes,
      })
    })
    afterEach(async () => {
      await cdp().send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      })
      await cdp().send('Network.disable')
    })

    it('shows each product once and in order while the user scrolls to the first and then to the last', async () => {
      const all = store!.ids['name asc']!
      const middle = all[Math.floor(all.length / 2)]
      render(
        <StorefrontProvider baseUrl={store!.baseUrl} apiKey={store!.apiKey} queryClient={new QueryClient()}>
          <ProductList.Root
            params={{ sort: 'name', order: 'asc', limit: 60, startingAfter: middle }}
            paging={autoPaging}
            restoreKey={null}
          >
            <ProductList.Previous />
            <VirtualProductGrid
              style={{
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
                gap: 16,
              }}
            >
              {card}
            </VirtualProductGrid>
            <ProductList.Next />
          </ProductList.Root>
        </StorefrontProvider>,
      )
      await screen.findByRole('feed')
      await settle()
      await scrollTo(300)
      await waitFor(
        async () => {
          await scrollTo(Math.max(window.scrollY - 400, 0))
          expect(isFilled()).toBe(true)
          expect(screen.queryByRole('button', { name: 'Show previous' })).toBeNull()
        },
        { timeout: 60_000, interval: 10 },
      )
      await scrollTo(0)

      const shown: string[] = []
      const note = () => shown.push(...ids().flatMap((id) => (id && !shown.includes(id) ? [id] : [])))
      note()
      await waitFor(
        async () => {
          await scrollTo(window.scrollY + 500)
          note()
          expect(items().length).toBeLessThan(120)
          expect(ids().at(-1)).toBe(all.at(-1))
        },
        { timeout: 60_000, interval: 10 },
      )
      expect(shown).toEqual(all)
      expect(items().at(-1)!.getAttribute('aria-posinset')).toBe(String(all.length))
    })
  },
)
