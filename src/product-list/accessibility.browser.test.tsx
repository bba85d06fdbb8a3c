import { act, render, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'

import { itemOf, painted, scrollTo, ShopPage, shownIds, topOf } from '../../test/product-list/shop-page.js'
import { createTestShop } from '../../test/product-list/test-shop.js'
import { storefrontKeys } from '../queries/index.js'
import { pagingOf } from '../../test/product-list/paging-of.js'

async function expectNoViolations(): Promise<void> {
  // Landmarks and a title belong to a site, and the test page has none.
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

beforeEach(() => {
  sessionStorage.clear()
  return scrollTo(0)
})

describe('axe', () => {
  it.each(['load-more', 'auto', 'pages'] as const)(
    'finds no violation in a list with paging %s',
    async (paging) => {
      const { Shop } = createTestShop(40)
      render(
        <Shop>
          <ShopPage paging={pagingOf(paging)} params={{ limit: 10, startingAfter: 'p010' }} />
        </Shop>,
      )
      await waitFor(() => expect(shownIds().length).toBeGreaterThanOrEqual(10))
      await expectNoViolations()
    },
  )

  it('finds no violation in links, a pending list, an empty list, and each failure', async () => {
    const { Shop, store, queryClient } = createTestShop(40)
    store.pause()
    const view = render(
      <Shop>
        <ShopPage params={{ limit: 10, startingAfter: 'p010' }} getPageHref={() => '?page'} />
      </Shop>,
    )
    await expectNoViolations()
    store.failNext(403)
    store.resume()
    // The paused request was already accepted, so the next one fails.
    await screen.findByRole('link', { name: 'Show more' })
    await expectNoViolations()
    act(() => screen.getByRole('link', { name: 'Show more' }).click())
    await screen.findByRole('button', { name: 'Try again' })
    await expectNoViolations()
    store.clearFaults()
    store.failNext(403)
    await act(() =>
      queryClient.invalidateQueries({ queryKey: storefrontKeys.all({ cacheScope: '' }).slice(0, 1) }),
    )
    await screen.findByRole('button', { name: 'Try again' })
    await expectNoViolations()
    view.unmount()

    const nothing = createTestShop(0)
    render(
      <nothing.Shop>
        <ShopPage />
      </nothing.Shop>,
    )
    await screen.findAllByText('No products found.')
    await expectNoViolations()
  })
})

describe('a product list in a right-to-left window of 320 pixels', () => {
  afterEach(() => {
    document.documentElement.removeAttribute('dir')
    return page.viewport(1280, 800)
  })

  it('keeps the scroll position and the focus when a page is added above', async () => {
    document.documentElement.dir = 'rtl'
    await page.viewport(320, 256)
    const { Shop } = createTestShop(40)
    render(
      <Shop>
        <ShopPage params={{ limit: 10, startingAfter: 'p010' }} columns={2} />
      </Shop>,
    )
    await screen.findByRole('button', { name: 'Show previous' })
    expect(itemOf('p011').getBoundingClientRect().left).toBeGreaterThan(
      itemOf('p012').getBoundingClientRect().left,
    )
    await scrollTo(150)
    const before = topOf('p013')
    screen.getByRole('button', { name: 'Show previous' }).focus({ preventScroll: true })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(shownIds()[0]).toBe('p001'))
    await painted()
    expect(topOf('p013')).toBeCloseTo(before, 0)
    expect(document.activeElement?.textContent).toBe('Product p011')
  })
})

describe('a product list with reduced motion', () => {
  beforeEach(() =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    }),
  )
  afterEach(async () => {
    document.documentElement.removeAttribute('style')
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })

  it('jumps to the start of the next page, even with smooth scrolling', async () => {
    document.documentElement.style.scrollBehavior = 'smooth'
    const { Shop } = createTestShop(40)
    render(
      <Shop>
        <ShopPage paging="pages" params={{ limit: 20 }} />
      </Shop>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(shownIds()[0]).toBe('p021'))
    expect(document.querySelector('[data-product-list]')?.getBoundingClientRect().top).toBeCloseTo(0, 0)
  })
})
