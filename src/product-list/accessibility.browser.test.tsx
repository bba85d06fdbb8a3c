import { act, render, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'

import { itemOf, painted, scrollTo, ShopPage, shownIds, topOf } from '../../test/product-list/shop-page.js'
import { createTestShop } from '../../test/product-list/test-shop.js'
import { storefrontKeys } from '../queries/index.js'

async function expectNoViolations(): Promise<void> {
  // The test page has no landmarks and no title of its own; both are a site's to give.
  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

beforeEach(() => {
  sessionStorage.clear()
  return scrollTo(0)
})

describe('axe finds nothing in', () => {
  it.each(['load-more', 'auto', 'pages'] as const)('a list that pages by %s', async (paging) => {
    const { Shop } = createTestShop(40)
    render(
      <Shop>
        <ShopPage paging={paging} params={{ limit: 10, startingAfter: 'p010' }} />
      </Shop>,
    )
    await waitFor(() => expect(shownIds().length).toBeGreaterThanOrEqual(10))
    await expectNoViolations()
  })

  it('links, a list on its way, an empty one, and every failure', async () => {
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
    // The request on hold was let through; what fails is the next.
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

describe('in a window of 320 pixels, from right to left', () => {
  afterEach(() => {
    document.documentElement.removeAttribute('dir')
    return page.viewport(1280, 800)
  })

  it('keeps the place and the focus as anywhere', async () => {
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

describe('where motion is to be reduced', () => {
  beforeEach(() =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    }),
  )
  afterEach(async () => {
    document.documentElement.removeAttribute('style')
    await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  })

  it('shows the start of another page at once, even on a page that scrolls smoothly', async () => {
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
