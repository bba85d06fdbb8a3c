import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'

import { createTestShop } from '../../test/product-list/test-shop.js'
import { ids, isFilled, items, placeOf, scrollTo, seen, settle } from '../../test/virtual/grid-page.js'
import { VirtualPage } from '../../test/virtual/virtual-shop.js'
import { autoPaging } from '../product-list/auto/auto-paging.js'

beforeEach(() => window.scrollTo(0, 0))

describe('VirtualProductGrid on a slow CPU', () => {
  beforeEach(() => cdp().send('Emulation.setCPUThrottlingRate', { rate: 6 }))
  afterEach(() => cdp().send('Emulation.setCPUThrottlingRate', { rate: 1 }))

  it('fills the viewport during fast scrolling, down through loading pages and back up', async () => {
    const { Shop } = createTestShop(300, { latency: { from: 30, to: 90 } })
    render(<VirtualPage params={{ limit: 60 }} paging={autoPaging} restoreKey={null} />, { wrapper: Shop })
    await screen.findByText('Product p001')
    while (ids().at(-1) !== 'p300') {
      await scrollTo(window.scrollY + 700)
      expect(isFilled()).toBe(true)
      expect(items().length).toBeLessThan(80)
    }
    while (window.scrollY > 0) {
      await scrollTo(window.scrollY - 1500)
      expect(isFilled()).toBe(true)
    }
    expect(ids()[0]).toBe('p001')
  })

  it('keeps the scroll position while the user scrolls up and pages load above', async () => {
    const { Shop, store } = createTestShop(300, { latency: { from: 30, to: 90 } })
    render(
      <VirtualPage params={{ limit: 20, startingAfter: 'p200' }} paging={autoPaging} restoreKey={null} />,
      {
        wrapper: Shop,
      },
    )
    await screen.findByText('Product p201')
    await settle()
    await scrollTo(500)
    const before = store.requests.length
    for (let step = 0; step < 30; step++) {
      await scrollTo(window.scrollY - 60)
      // A page that arrives between two scrolls must not move the visible items.
      const place = seen()
      await act(() => new Promise((resolve) => setTimeout(resolve, 60)))
      await settle()
      expect(placeOf(place.id)).toEqual(place)
    }
    expect(store.requests.length).toBeGreaterThan(before + 1)
  })
})
