import { act, render, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { createTestShop } from '../../test/product-list/test-shop.js'
import { ids, itemById, items, placeOf, scrollTo, seen, settle } from '../../test/virtual/grid-page.js'
import { VirtualPage } from '../../test/virtual/virtual-shop.js'
import { autoPaging } from '../product-list/auto/auto-paging.js'
import { pagingOf } from '../../test/product-list/paging-of.js'

beforeEach(() => window.scrollTo(0, 0))

const idOf = (number: number) => `p${String(number).padStart(3, '0')}`
const focusedId = () => document.activeElement?.closest<HTMLElement>('[data-item-id]')?.dataset.itemId

describe('VirtualProductGrid and axe', () => {
  it.each(['load-more', 'auto'] as const)(
    'finds no violation with paging="%s" at any scroll position',
    async (paging) => {
      const { Shop } = createTestShop(300)
      render(
        <VirtualPage
          params={{ limit: 60, startingAfter: 'p100' }}
          paging={pagingOf(paging)}
          restoreKey={null}
        />,
        {
          wrapper: Shop,
        },
      )
      await screen.findByText('Product p101')
      for (const top of [0, 900, 2000]) {
        await scrollTo(top)
        // Landmarks and headings belong to the site, not to the grid.
        const { violations } = await axe.run(document.body, {
          rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
        })
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      }
    },
  )
})

it('VirtualProductGrid updates aria-posinset when the head is loaded and when an item above is removed', async () => {
  const { Shop, store, queryClient } = createTestShop(300)
  render(<VirtualPage params={{ limit: 30, startingAfter: 'p020' }} restoreKey={null} />, { wrapper: Shop })
  await screen.findByText('Product p021')
  await settle()
  const standing = () => ['aria-posinset', 'aria-setsize'].map((name) => itemById('p022').getAttribute(name))
  expect(standing()).toEqual([null, '-1'])
  await act(async () => screen.getByText('Show previous').click())
  await waitFor(() => expect(standing()).toEqual(['22', '300']))
  store.products.remove('p003')
  await act(() => queryClient.invalidateQueries())
  await waitFor(() => expect(standing()).toEqual(['21', '299']))
})

describe('VirtualProductGrid by keyboard', () => {
  it('reaches every product with Tab, and with Shift+Tab on the way back', async () => {
    const { Shop } = createTestShop(72)
    render(<VirtualPage params={{ limit: 36 }} restoreKey={null} />, { wrapper: Shop })
    await screen.findByText('Product p001')
    await settle()
    act(() => itemById('p001').querySelector('a')!.focus())
    for (let number = 2; number <= 36; number++) {
      await userEvent.keyboard('{Tab}')
      expect(focusedId()).toBe(idOf(number))
      await settle(1)
    }
    expect(items().length).toBeLessThan(36)
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toHaveTextContent('Show more')
    await userEvent.keyboard('{Enter}')
    await screen.findByText('Showing 72 of 72 products')
    // The button is gone, so the focus moves to the first loaded item.
    await waitFor(() => expect(focusedId()).toBe('p037'))
    for (let number = 36; number >= 1; number--) {
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
      expect(focusedId()).toBe(idOf(number))
      await settle(1)
    }
  })

  it('moves the focus to the nearest product when the page of the focused one is dropped', async () => {
    const { Shop } = createTestShop(300)
    render(<VirtualPage params={{ limit: 60 }} options={{ maxPages: 2 }} restoreKey={null} />, {
      wrapper: Shop,
    })
    await screen.findByText('Product p001')
    await settle()
    act(() => itemById('p003').querySelector('a')!.focus())
    for (const last of ['p120', 'p180']) {
      await scrollTo(document.documentElement.scrollHeight)
      // A real click would move the focus.
      await act(async () => screen.getByText('Show more').click())
      await scrollTo(document.documentElement.scrollHeight)
      await waitFor(async () => {
        await scrollTo(document.documentElement.scrollHeight)
        expect(ids().at(-1)).toBe(last)
      })
    }
    expect(ids()).not.toContain('p003')
    expect(focusedId()).toBe('p061')
    await userEvent.keyboard('{Tab}')
    expect(focusedId()).toBe('p062')
  })
})

describe('VirtualProductGrid at a zoom of 400 %', () => {
  beforeEach(() => page.viewport(320, 256))
  afterEach(() => page.viewport(1280, 800))

  it('scrolls in one direction only, and shows the focused product', async () => {
    const { Shop } = createTestShop(100)
    render(<VirtualPage params={{ limit: 60 }} paging={autoPaging} restoreKey={null} />, { wrapper: Shop })
    await screen.findByText('Product p001')
    await settle()
    act(() => itemById('p001').focus())
    for (let number = 2; number <= 20; number++) {
      await userEvent.keyboard('{PageDown}')
      await settle()
      expect(focusedId()).toBe(idOf(number))
      const { top, bottom } = itemById(idOf(number)).getBoundingClientRect()
      expect(bottom).toBeGreaterThan(0)
      expect(top).toBeLessThan(256)
    }
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  })
})

describe('VirtualProductGrid in right-to-left text', () => {
  afterEach(() => document.documentElement.removeAttribute('dir'))

  it('starts each row at the right, and keeps the scroll position when a page is added above', async () => {
    document.documentElement.dir = 'rtl'
    const { Shop } = createTestShop(300)
    render(<VirtualPage params={{ limit: 30, startingAfter: 'p200' }} restoreKey={null} />, {
      wrapper: Shop,
    })
    await screen.findByText('Product p201')
    await settle()
    expect(placeOf('p201').left).toBeGreaterThan(placeOf('p202').left)
    await scrollTo(400)
    const before = seen()
    await act(async () => screen.getByText('Show previous').click())
    await settle(6)
    expect(placeOf(before.id)).toEqual(before)
    expect(placeOf(before.id).left).toBeGreaterThanOrEqual(0)
  })
})

describe('VirtualProductGrid with reduced motion', () => {
  afterEach(() => document.documentElement.removeAttribute('style'))

  it('never animates scroll corrections, even with scroll-behavior: smooth', async () => {
    // Without scroll anchoring, so that the grid makes all corrections.
    document.documentElement.setAttribute('style', 'scroll-behavior: smooth; overflow-anchor: none')
    const { Shop } = createTestShop(300)
    render(<VirtualPage params={{ limit: 50, startingAfter: 'p200' }} restoreKey={null} />, {
      wrapper: Shop,
    })
    await screen.findByText('Product p201')
    await settle()
    await scrollTo(500)
    const before = seen()
    await act(async () => screen.getByText('Show previous').click())
    await screen.findByText('Showing 100 of 300 products')
    for (let frame = 0; frame < 10; frame++) {
      await settle(1)
      expect(placeOf(before.id)).toEqual(before)
    }
  })
})
